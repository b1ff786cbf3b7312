import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readServerConfig } from '../../delivery/contract/server-config'
import { createSiteHandler } from '../../delivery/preview/site-handler'
import { skipWithout } from '../lib/tools.mjs'
import { until } from '../lib/until.mjs'
import * as chromium from './chromium.mjs'
import { keeperOf } from './kept-site.mjs'
import { engines } from './list.mjs'

// Reading without a network, in the engines that tests/e2e/offline.spec.ts does not run in. It asks for more.

const desktop = { width: 1280, height: 800 }

/** The site as it was built: what is changed on the way is not kept. */
async function serveSite() {
  const server = createServer(createSiteHandler(path.resolve('out'), await readServerConfig()))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  assert(typeof address === 'object' && address)
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

for (const engine of engines.filter(({ name }) => name !== chromium.name)) {
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

    const { touchOffer, said, press, goTo, keep } = keeperOf(() => reader)

    const readOffline = async () => {
      site.close()
      for (const path of /** @type {const} */ (['/history', '/installation-maintenance', '/books'])) {
        await goTo(path)
      }
      await reader.click('header [commandfor=search]')
      await until('React', () =>
        reader.evaluate(() => document.querySelectorAll('[data-island]:not([data-hydrated])').length === 0),
      )
      await reader.press('Escape')
      await touchOffer()
      await until('the panel', async () => /^Kept/.test(await said()))
    }

    test('the site is kept, read while the server is gone, and removed; or it says that it cannot be', async (context) => {
      await reader.open(`${site.url}/`, desktop)
      if (!/^Kept/.test(await keep())) {
        context.diagnostic(`${engine.name}, as it is driven here, keeps no site`)
        await goTo('/history')
        return
      }
      // WebKitGTK 2.50 ends its driver's session when a page comes from a worker: there the reading is not tested.
      if (engine.name !== 'WebKit') await readOffline()
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
