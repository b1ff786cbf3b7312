import { expect, type Page } from '@playwright/test'
import { collectComplaints } from './lib/console'
import { hydrate, unhydrated } from './lib/hydrate'
import { choose, holdings, keep, nothing, said } from './lib/keep-site'
import { test } from './lib/offline-site'

// A site that is kept, and replaced on the server.

test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const note = (page: Page) => page.locator('keep-site aside:visible')
const isSecond = /^second: /
const isFirst = /^(?!second: )/

/** Opens a page again until its browser has noticed the new build and fetched it. */
async function noticeNew(page: Page): Promise<void> {
  await page.reload()
  await expect(note(page)).toContainText('A new version', { timeout: 30_000 })
}

/** Chromium may wait until the former worker has been idle for half a minute before it starts the next. */
const nextWorker = { timeout: 70_000 }

async function takeNew(page: Page): Promise<void> {
  await note(page).getByRole('button', { name: 'Use it' }).click()
  await expect(page).toHaveTitle(isSecond, nextWorker)
}

test('a new build is fetched beside the kept one, only what has changed, and taken when the reader says so', async ({
  page,
  context,
  site,
  builds,
}) => {
  await keep(page, site.url)
  await site.serve(builds.second)
  site.asked.length = 0
  await noticeNew(page)
  await expect(page).toHaveTitle(isFirst)
  expect(site.asked.filter((path) => /\/(?:pictures|covers|media|chunks)\//.test(path))).toEqual([])

  // Another tab stays with the build that it shows, and finds the scripts of that when it asks for them later.
  const other = await context.newPage()
  const complaints = collectComplaints(other)
  await other.goto(`${site.url}/history`)
  await expect(other).toHaveTitle(isFirst)

  await takeNew(page)
  await hydrate(page)
  await site.stop()
  await page.goto(`${site.url}/books`)
  await expect(page).toHaveTitle(isSecond)
  await hydrate(page)

  await hydrate(other)
  await expect(other).toHaveTitle(isFirst)
  await expect(note(other)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what the build before has left is deleted once its tabs are closed', async ({
  page,
  context,
  site,
  builds,
}) => {
  await keep(page, site.url)
  await site.serve(builds.second)
  await noticeNew(page)
  await takeNew(page)
  const ofFirst = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/islands-')).length
    })
  await expect.poll(ofFirst).toBe(0)
  expect(await context.pages()).toHaveLength(1)
})

test('a deploy in the middle of fetching is not taken: the kept build stays whole', async ({
  page,
  site,
  builds,
}) => {
  await keep(page, site.url)
  await site.serve(builds.second)
  // The pages are those of a third build by now.
  site.intercept = ({ url }, response) => {
    if (url !== '/history') return false
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<!doctype html><title>third</title>')
    return true
  }
  await page.reload()
  await expect.poll(() => site.asked.filter((path) => path === '/history').length).toBeGreaterThan(0)
  await page.waitForTimeout(1000)
  await expect(note(page)).toHaveCount(0)
  await site.stop()
  for (const path of ['/', '/history']) {
    await page.goto(site.url + path)
    await expect(page).toHaveTitle(isFirst)
    await hydrate(page)
  }
})

test('a new worker that does not start, or is missing, leaves the one that works', async ({ page, site }) => {
  await keep(page, site.url)
  for (const [status, body] of [
    [200, 'this is no script'],
    [404, ''],
  ] as const) {
    site.intercept = ({ url }, response) => {
      if (!url?.startsWith('/offline-worker.js')) return false
      response.writeHead(status, { 'Content-Type': 'text/javascript' }).end(body)
      return true
    }
    await page.reload()
    await expect(unhydrated(page).first()).toBeAttached()
  }
  await site.stop()
  await page.goto(`${site.url}/history`)
  await expect(page).toHaveTitle(isFirst)
  await hydrate(page)
})

test('two tabs: what one removes, the other knows, and both go on', async ({ page, context, site }) => {
  await keep(page, site.url)
  const other = await context.newPage()
  await other.goto(`${site.url}/history`)
  await expect.poll(() => other.evaluate(() => customElements.get('keep-site') !== undefined)).toBe(true)
  await choose(page, 'Remove')
  await expect.poll(() => holdings(page)).toEqual(nothing)
  await hydrate(other)
  await other.locator('footer keep-site summary').click()
  await expect(said(other)).toContainText('MB to load')
  await choose(other, 'Keep it')
  await expect(said(other)).toContainText(/^Kept\./, { timeout: 30_000 })
})

test('the switch: where an operator has turned it off, the worker removes itself and all that was kept', async ({
  page,
  site,
  builds,
}) => {
  await keep(page, site.url)
  await site.serve(builds.off)
  const complaints = collectComplaints(page)
  await page.reload()
  await expect
    .poll(async () => {
      const { caches, workers } = await holdings(page)
      return { caches, workers }
    }, nextWorker)
    .toEqual({ caches: [], workers: 0 })
  // The open page goes on.
  await page.locator('footer a[href="/history"]').click()
  await expect(page).toHaveTitle(/^off: /)
  await hydrate(page)
  expect(complaints).toEqual([])
})
