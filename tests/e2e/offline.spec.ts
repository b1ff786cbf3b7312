import { expect, type Page } from '@playwright/test'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'
import { choose, holdings, keep, nothing, offer, openOffer, said } from './lib/keep-site'
import { test } from './lib/offline-site'
import { headingOf, paths } from './lib/routes'

// Reading without a network. The server is stopped, so that nothing can come from anywhere but the reader's device.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const hasPrefix = (prefix: string) => (path: string) => path.startsWith(prefix)

/** The megabytes that the offer names: to load, and on the device. */
async function promisedMegabytes(page: Page): Promise<number[]> {
  await expect(said(page)).toContainText(/MB to load/)
  return [...`${await said(page).textContent()}`.matchAll(/([\d.]+) MB/g)].map(([, amount]) => Number(amount))
}

test('before the click nothing of it is fetched, registered or stored', async ({ page, site }) => {
  await page.goto(`${site.url}/installation-maintenance`)
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  expect(site.asked.filter(hasPrefix('/offline'))).toEqual([])
  expect(site.asked.filter(hasPrefix('/_next/static/loader/keep-site'))).toEqual([])
  expect(await holdings(page)).toEqual(nothing)

  await offer(page).locator('summary').click()
  await promisedMegabytes(page)
  expect(site.asked.filter(hasPrefix('/offline'))).toEqual(['/offline.json'])
  expect(await holdings(page)).toEqual(nothing)
})

test('it loads no more than it says, at most 4 MB on a phone and 6 on a desktop; then every page is there with its pictures, and React works on it @both', async ({
  page,
  isMobile,
  whole,
}) => {
  test.setTimeout(180_000)
  await openOffer(page, whole.url)
  const [transfer = 0, stored = 0] = await promisedMegabytes(page)
  expect(transfer).toBeLessThanOrEqual(isMobile ? 4 : 6)
  expect(stored).toBeGreaterThan(transfer)

  // What the page itself loads is not counted: nothing more has come for a second.
  let sent = -1
  const more = () => {
    const last = sent
    sent = whole.sent()
    return sent - last
  }
  await expect.poll(more, { intervals: [1000], timeout: 30_000 }).toBe(0)
  const [before, asked] = [sent, whole.asked.length]
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText(/^Kept\./, { timeout: 30_000 })
  // Headers of each answer come to it, which the network compresses only with HTTP/2.
  const headers = (whole.asked.length - asked) * 1500
  expect(whole.sent() - before).toBeLessThan(transfer * 1_000_000 + headers)

  await whole.stop()
  const complaints = collectComplaints(page)
  for (const path of paths) {
    await page.goto(whole.url + path)
    await expect(page.locator('h1')).toHaveText(headingOf(path))
    const broken = await page.evaluate(async () => {
      const images = [...document.images].filter(({ src }) => src.startsWith(location.origin))
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc)
    })
    expect(broken, path).toEqual([])
    await hydrate(page)
  }
  // The form in its frame needs a connection, and its place says so.
  const others = complaints.filter((line) => !/\/contact-form\b/.test(line))
  expect(others).toEqual([])
})

test('search, calculator, tabs, terms and checklists work', async ({ page, site }) => {
  await keep(page, site.url)
  await site.stop()

  await page.goto(`${site.url}/history`)
  await page.getByRole('radio', { name: 'Resources' }).check()
  await expect(page.locator('#resources')).toBeVisible()

  // Its later part, too, which the chosen material needs.
  await page.goto(`${site.url}/fence-calculator`)
  await page.locator('#fc-material').focus()
  await page.locator('#fc-material').selectOption('chain-link')
  await expect(page.locator('[data-line=bands]')).toBeVisible()

  await page.goto(`${site.url}/installation-maintenance`)
  const term = page.locator('article section a[href^="/glossary#"]').first()
  await term.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => customElements.get('page-contents'))
  await term.click()
  await expect(page.locator('[popover]:popover-open dfn')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${site.url}/installation-maintenance/weekend-plan`)
  await page.getByRole('checkbox').first().check()
  // The script that keeps it comes with the first touch.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ticks'))).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  await hydrate(page)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search for fences...').fill('gate')
  await expect(page.locator('[data-result]').first()).toBeVisible()
})

test('an address that was never kept says so and offers what is there; another of a page leads to it', async ({
  page,
  site,
}) => {
  const asked = paths.map(async (path) => ((await page.request.get(site.url + path)).ok() ? path : []))
  const kept = (await Promise.all(asked)).flat()
  expect(kept).toContain('/history')
  await keep(page, site.url)
  await site.stop()
  await page.goto(`${site.url}/gates`)
  await expect(page.locator('h1')).toHaveText('Not Kept Here')
  for (const path of kept) await expect(page.locator(`main a[href="${path}"]`).first()).toBeAttached()
  await hydrate(page)

  await page.goto(`${site.url}/privacy-policy`)
  expect(page.url()).toBe(`${site.url}/privacy`)
  await page.goto(`${site.url}/history/index.html?from=shelf`)
  expect(page.url()).toBe(`${site.url}/history?from=shelf`)
  await expect(page.locator('h1')).toHaveText(headingOf('/history'))
})

test('the stream, frames of ads, parts of files and whatever is sent pass by the worker', async ({
  page,
  site,
}) => {
  await keep(page, site.url)
  await page.reload()
  site.asked.length = 0
  const sources = await page.evaluate(async () => {
    const ask = async (address: string, init?: RequestInit) => {
      await fetch(address, init).catch(() => undefined)
      const [entry] = performance.getEntriesByName(new URL(address, location.href).href).slice(-1)
      // The time at which a worker took the request; 0 where none did.
      return entry instanceof PerformanceResourceTiming ? entry.workerStart : undefined
    }
    return [
      await ask('/api/stream?port=8000', { method: 'HEAD' }),
      await ask('/history?part', { headers: { Range: 'bytes=0-9' } }),
      await ask('/history?sent', { method: 'POST' }),
    ]
  })
  expect(sources).toHaveLength(3)
  // Nor is the news board kept, which the page may show meanwhile.
  expect(site.asked.filter((path) => path !== '/news-board')).toEqual([
    '/api/stream?port=8000',
    '/history?part',
    '/history?sent',
  ])
})

test('offline it says once what needs a connection, and why a link to another site leads nowhere', async ({
  page,
  context,
  site,
}) => {
  await keep(page, site.url)
  await context.setOffline(true)
  const note = page.locator('keep-site aside:visible')
  await expect(note).toContainText('You are offline')
  await note.getByRole('button', { name: 'OK' }).click()
  await page.goto(`${site.url}/books`)
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForFunction(() => customElements.get('keep-site') !== undefined)
  await expect(note).toHaveCount(0)

  const link = page.locator('main a[href^="https:"]').first()
  const host = new URL(`${await link.getAttribute('href')}`).hostname
  await link.click()
  await expect(note).toContainText(host)
  expect(page.url()).toBe(`${site.url}/books`)
})

test('who installs the site is asked whether to keep it, and not again after a no; nothing is stored before that', async ({
  page,
  site,
}) => {
  const note = page.locator('keep-site aside:visible')
  const install = async () => {
    await hydrate(page)
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  }
  await page.goto(`${site.url}/history`)
  await install()
  await expect(note).toContainText(/\d MB to load/)
  expect(await holdings(page)).toEqual(nothing)
  await note.getByRole('button', { name: 'No, thanks' }).click()
  await expect(note).toHaveCount(0)
  expect(await holdings(page)).toEqual({ ...nothing, stored: ['offline-declined'] })

  // In a window of its own, at the next start.
  const standalone = (query: string) => query === '(display-mode: standalone)'
  await page.addInitScript(`const ask = matchMedia.bind(window)
    const standalone = ${standalone.toString()}
    window.matchMedia = (query) => standalone(query) ? { matches: true } : ask(query)`)
  await page.goto(site.url)
  await hydrate(page)
  await page.waitForFunction(() => customElements.get('keep-site') !== undefined)
  await page.waitForLoadState('networkidle')
  await expect(note).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await hydrate(page)
  await note.getByRole('button', { name: 'Keep it' }).click()
  await expect(note).toContainText(/^Kept\./, { timeout: 30_000 })
  await note.getByRole('button', { name: 'OK' }).click()
  await expect(note).toHaveCount(0)
})

test('the note stands above all else that is docked, and what has the focus above the note @both', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await hydrate(page)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  const note = page.locator('keep-site aside:visible')
  await expect(note).toBeVisible()
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      // A bar such as the radio's: its own needs a stream.
      document.querySelector('#bar')?.remove()
      const bar = document.createElement('div')
      bar.id = 'bar'
      bar.dataset['docked'] = ''
      bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 60px'
      document.body.append(bar)
      scrollTo(0, 0)
    })
    await expect.poll(async () => (await note.boundingBox())?.y ?? 0).toBeGreaterThan(0)
    const box = await note.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 60)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)

    const links = page.locator('main a[href]:visible')
    for (let at = 0; at < (await links.count()); at += 5) {
      await links.nth(at).focus()
      const { bottom, right } = await links.nth(at).evaluate((link) => link.getBoundingClientRect().toJSON())
      const isBeside = right < (box?.x ?? 0)
      if (!isBeside) expect(bottom).toBeLessThanOrEqual((box?.y ?? 0) + 1)
    }
  }
})

test('Remove gives back every byte', async ({ page, site }) => {
  await page.goto(site.url)
  const before = await page.evaluate(async () => (await navigator.storage.estimate()).usage)
  await keep(page, site.url)
  expect((await holdings(page)).caches).toHaveLength(1)
  expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage)).toBeGreaterThan(
    3_000_000,
  )

  await choose(page, 'Remove')
  await expect(said(page)).toContainText('Removed.')
  await expect.poll(() => holdings(page)).toEqual(nothing)
  await expect.poll(() => page.evaluate(async () => (await navigator.storage.estimate()).usage)).toBe(before)
  // The page that asked for it goes on, and so does the next.
  await page.goto(`${site.url}/history`)
  await expect(page.locator('h1')).toHaveText(headingOf('/history'))
  expect(await holdings(page)).toEqual(nothing)
})
