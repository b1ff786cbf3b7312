import { expect, type Page } from '@playwright/test'
import { hydrate } from './lib/hydrate'
import { choose, holdings, keep, nothing, openOffer, said } from './lib/keep-site'
import { test, type OfflineSite } from './lib/offline-site'
import { headingOf } from './lib/routes'

// What can go wrong with keeping the site. Each leaves a site that works.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** A reader goes on reading: another page opens, and React works on it. */
async function readOn(page: Page, site: OfflineSite): Promise<void> {
  site.intercept = () => false
  await page.goto(`${site.url}/history`)
  await expect(page.locator('h1')).toHaveText(headingOf('/history'))
  await hydrate(page)
}

test('no room: it says so, and what had arrived is removed', async ({ page, context, site }) => {
  await openOffer(page, site.url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 400_000 })
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText('no room', { timeout: 20_000 })
  expect(await holdings(page)).toEqual(nothing)
  await readOn(page, site)
})

test('storage cleared under it: the site comes from the server, and is kept again', async ({
  page,
  context,
  site,
}) => {
  await keep(page, site.url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'cache_storage' })
  await readOn(page, site)

  await openOffer(page, site.url)
  await expect(said(page)).toContainText('cleared')
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText(/^Kept\./, { timeout: 30_000 })
  await site.stop()
  await page.goto(`${site.url}/books`)
  await expect(page.locator('h1')).toHaveText(headingOf('/books'))
})

for (const [name, script] of [
  [
    'that refuses workers',
    () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
    },
  ],
  [
    'that has none',
    () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
  ],
] as const) {
  test(`a private window ${name}: it says so`, async ({ page, site }) => {
    await page.addInitScript(script)
    await openOffer(page, site.url)
    const button = page.locator('footer keep-site').getByRole('button', { name: 'Keep it' })
    const refused = said(page).filter({ hasText: 'private window' })
    await expect(button.or(refused)).toBeVisible()
    if (await button.isVisible()) await button.click()
    await expect(refused).toBeVisible()
    await readOn(page, site)
  })
}

test('a connection that breaks off: the next try fetches the rest only', async ({ page, whole: site }) => {
  await openOffer(page, site.url)
  await page.waitForLoadState('networkidle')
  site.asked.length = 0
  let left = 100
  site.intercept = ({ socket }) => {
    left -= 1
    if (left > 0) return false
    socket.destroy()
    return true
  }
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText('Not all of it arrived', { timeout: 20_000 })
  expect((await holdings(page)).workers).toBe(0)

  // Those after them may have been under way when it broke off.
  const arrived = site.asked.slice(0, 80)
  site.intercept = () => false
  site.asked.length = 0
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText(/^Kept\./, { timeout: 30_000 })
  expect(site.asked.length).toBeGreaterThan(50)
  // The worker, its list and the page may be asked for again.
  expect(arrived.filter((file) => site.asked.includes(file)).length).toBeLessThan(8)
})

test('the reader stops it: nothing is left', async ({ page, site }) => {
  await openOffer(page, site.url)
  site.intercept = ({ url }) => Boolean(url?.startsWith('/covers/'))
  await choose(page, 'Keep it')
  await expect.poll(() => site.asked.some((path) => path.startsWith('/covers/'))).toBe(true)
  site.intercept = () => false
  await choose(page, 'Stop')
  await expect(said(page)).toContainText('Removed.')
  await site.stop()
  await site.start()
  await expect.poll(() => holdings(page)).toEqual(nothing)
  await readOn(page, site)
})

for (const [name, status, type, body] of [
  ['is no script', 200, 'text/javascript', 'this is no script'],
  ['is missing', 404, 'text/javascript', ''],
  ['is sent as a page', 200, 'text/html', '<!doctype html>'],
] as const) {
  test(`a worker that ${name}: it says so, and the next try works`, async ({ page, site }) => {
    await openOffer(page, site.url)
    site.intercept = ({ url }, response) => {
      if (!url?.startsWith('/offline-worker.js')) return false
      response.writeHead(status, { 'Content-Type': type }).end(body)
      return true
    }
    await choose(page, 'Keep it')
    await expect(said(page)).toContainText(/Not all of it arrived|keeps no site/)
    expect(await holdings(page)).toEqual(nothing)
    await readOn(page, site)
    await keep(page, site.url)
  })
}

for (const [name, prepare] of [
  ['a clock that says 1990', (page: Page) => page.clock.setFixedTime(new Date('1990-01-01'))],
  ['a clock that says 2090', (page: Page) => page.clock.setFixedTime(new Date('2090-01-01'))],
  [
    'local storage refused',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('', 'SecurityError')
          },
        }),
      ),
  ],
] as const) {
  test(`${name}: it is kept all the same`, async ({ page, site }) => {
    await prepare(page)
    await keep(page, site.url)
    await site.stop()
    await page.goto(`${site.url}/history`)
    await expect(page.locator('h1')).toHaveText(headingOf('/history'))
    if (name === 'local storage refused') await hydrate(page)
  })
}
