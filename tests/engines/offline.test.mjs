import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { skipWithout } from '../lib/tools.mjs'
import { until } from '../lib/until.mjs'
import { engines } from './list.mjs'
import { serveSite } from './site.mjs'

// Reading without a network, in each engine. More is in tests/e2e/offline.spec.ts, in Chromium alone.

/** @type {typeof import('../../content/pages.json')} */
const { pages } = JSON.parse(readFileSync('content/pages.json', 'utf8'))
const desktop = { width: 1280, height: 800 }

for (const engine of engines) {
  describe(engine.name, { skip: skipWithout(engine.packages()), timeout: 120_000 }, () => {
    /** @type {import('./reader.mjs').Reader} */
    let reader
    /** @type {Awaited<ReturnType<typeof serveSite>>} */
    let site
    before(async () => {
      ;[reader, site] = await Promise.all([engine.start(), serveSite()])
    })
    after(async () => {
      await reader?.close()
      site?.close()
    })

    const offer = 'footer keep-site'
    const said = () =>
      reader.evaluate(
        (offer) =>
          `${document.querySelector(offer)?.shadowRoot?.querySelector('[role=status]')?.textContent}`,
        offer,
      )
    const press = (/** @type {string} */ name) =>
      reader.evaluate((name) => {
        const root = document.querySelector('footer keep-site')?.shadowRoot
        const button = [...(root?.querySelectorAll('button') ?? [])].find((node) => node.textContent === name)
        button?.click()
        return button !== undefined
      }, name)
    const heading = () => reader.evaluate(() => document.querySelector('h1')?.textContent ?? '')

    test('the site is kept, read while the server is gone, and removed; or it says that it cannot be', async (context) => {
      await reader.open(site.url, desktop)
      await reader.click(`${offer} summary`)
      await until('the offer', async () => /MB to load|keeps no site/.test(await said()))
      await press('Keep it')
      await until('it to be kept', async () => /^Kept|keeps no site/.test(await said()), 40_000)
      if (!/^Kept/.test(await said())) {
        context.diagnostic(`${engine.name}, as it is driven here, keeps no site`)
        await reader.open(`${site.url}/history`, desktop)
        assert.equal(await heading(), pages['/history'].heading)
        return
      }
      site.close()
      for (const path of /** @type {const} */ (['/history', '/installation-maintenance', '/books'])) {
        await reader.open(site.url + path, desktop)
        assert.equal(await heading(), pages[path].heading)
      }
      await reader.evaluate(() => Object.assign(document, { title: 'here' }))
      await reader.click('header [commandfor=search]')
      await until('React', () =>
        reader.evaluate(() => document.querySelectorAll('[data-island]:not([data-hydrated])').length === 0),
      )
      await reader.press('Escape')
      await reader.evaluate((offer) => document.querySelector(`${offer} summary`)?.scrollIntoView(), offer)
      await reader.click(`${offer} summary`)
      await until('the panel', async () => /^Kept/.test(await said()))
      await press('Remove')
      await until('it to be removed', () =>
        reader.evaluate(() => {
          caches.keys().then((names) => (document.title = `${names.length} caches`))
          return document.title === '0 caches'
        }),
      )
    })
  })
}
