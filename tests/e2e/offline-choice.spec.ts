import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { getPage } from '../../content/model/pages/page-registry'
import { sha256 } from '../../delivery/contract/policy'
import { collectComplaints } from './lib/console'
import { holdings, nothing } from './lib/keep-site'
import { test, type OfflineSite } from './lib/offline-site'

// A reader chooses what to keep: this page, the guides, or everything.

const guide = '/installation-maintenance/gates'
const other = '/installation-maintenance/weekend-plan'

let site: OfflineSite
test.beforeEach(async ({ page, whole }) => {
  site = whole
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const offer = (page: Page) => page.locator('main keep-site')
const said = (page: Page) => offer(page).locator('section').getByRole('status')
const radio = (page: Page, name: RegExp) => offer(page).getByRole('radio', { name })
const press = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true }).click()
const items = (page: Page) => offer(page).getByRole('listitem')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await offer(page).locator('summary').click()
}

const isKept = (page: Page) => expect(said(page)).toContainText(/^Kept\./, { timeout: 30_000 })

async function keepPage(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(radio(page, /^This page/)).toBeChecked()
  await press(page, 'Keep it')
  await isKept(page)
}

/** What is chosen says what is to be fetched, and so much is sent. What the page has loaded already is not asked for again. */
async function loadsWhatItSays(page: Page): Promise<void> {
  const chosen = offer(page).locator('label', { has: page.locator(':checked') })
  const [, amount, unit] = /, ([\d.]+) ([KM]B)$/.exec(`${await chosen.textContent()}`) ?? []
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  let sent = 0
  site.intercept = ({ url }, response) => {
    if (!url?.startsWith('/offline-worker.js'))
      response.on('finish', () => (sent += Number(response.getHeader('content-length'))))
    return false
  }
  await press(page, 'Keep it')
  await isKept(page)
  site.intercept = () => false
  const promised = Number(amount) * (unit === 'MB' ? 1_000_000 : 1000)
  expect(Math.abs(sent - promised)).toBeLessThan(promised * 0.05)
}

test('what is kept takes as much as was offered', async ({ page }) => {
  await open(page, guide)
  await expect(said(page)).toContainText('on this device')
  const [, offered] = /([\d.]+ [KM]B) on this device/.exec(`${await said(page).textContent()}`) ?? []
  await press(page, 'Keep it')
  await isKept(page)
  await expect(said(page)).toContainText(`Kept. 1 page, ${offered}.`)
})

test('a guide is kept: offline it is read with its drawings, and other pages lead to a list of what is kept', async ({
  page,
}) => {
  await keepPage(page, guide)
  await site.stop()
  const complaints = collectComplaints(page)
  await page.goto(site.url + guide)
  await expect(page.locator('h1')).toHaveText(getPage(guide).heading)
  const broken = await page.evaluate(async () => {
    const images = [...document.images].filter(({ src }) => src.startsWith(location.origin))
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc)
  })
  expect(broken).toEqual([])
  expect(complaints).toEqual([])

  for (const path of ['/history', '/offline']) {
    await page.goto(site.url + path)
    await expect(page.locator('h1')).toHaveText('Not Kept Here')
    await expect(page.locator('main li[data-page] a')).toHaveText([getPage(guide).label])
  }
  await expect(items(page)).toHaveText(new RegExp(`^${getPage(guide).heading} \\d+ KB`))
  await press(page, 'Remove all')
  await expect(said(page)).toContainText('Removed.')
  await expect.poll(() => holdings(page)).toEqual(nothing)
})

test('kept things add up, each fetches only what is new, and one of them can be removed @both', async ({
  page,
}) => {
  await open(page, guide)
  await expect(said(page)).toContainText('KB to load')
  await loadsWhatItSays(page)
  await open(page, other)
  await expect(items(page)).toHaveCount(1)
  await expect(radio(page, /^This page/)).toBeChecked()
  await loadsWhatItSays(page)
  await expect(items(page)).toHaveCount(2)

  await items(page).getByRole('button').first().click()
  await isKept(page)
  await expect(items(page)).toHaveCount(1)
  await radio(page, /^The \d+ guides/).check()
  await loadsWhatItSays(page)
  await expect(said(page)).toContainText(/\d\d pages/)
  await expect(radio(page, /^This page/)).toHaveCount(0)
  await expect(items(page)).toHaveCount(1)

  await site.stop()
  for (const path of [guide, other, '/types-of-fences']) {
    await page.goto(site.url + path)
    await expect(page.locator('h1')).toHaveText(getPage(path).heading)
  }
})

test('more that does not arrive, or has no room, takes nothing of what is kept', async ({
  page,
  context,
}) => {
  await keepPage(page, guide)
  await open(page, other)
  site.intercept = ({ url, socket }) => {
    if (url !== other) return false
    socket.destroy()
    return true
  }
  await press(page, 'Keep it')
  await expect(said(page)).toContainText('Not all of it arrived', { timeout: 20_000 })
  await expect(items(page)).toHaveCount(1)

  site.intercept = () => false
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 900_000 })
  await radio(page, /^All \d+ pages/).check()
  await press(page, 'Keep it')
  await expect(said(page)).toContainText('no room', { timeout: 20_000 })
  await press(page, 'Try again')
  await isKept(page)
  await expect(items(page)).toHaveCount(1)

  await site.stop()
  await page.goto(site.url + guide)
  await expect(page.locator('h1')).toHaveText(getPage(guide).heading)
})

test('the build after an edit of one page: that page is fetched, and nothing else of the site', async ({
  page,
}) => {
  await keepPage(page, guide)
  await open(page, other)
  await press(page, 'Keep it')
  await isKept(page)

  // As the build writes it: the list has the page's checksum.
  const html = await readFile(`out${guide}.html`, 'utf8')
  const edited = html.replace('<title>', '<title>Edited: ')
  const worker = await readFile('out/offline-worker.js', 'utf8')
  site.intercept = ({ url = '' }, response) => {
    const type = url === guide ? 'text/html' : 'text/javascript'
    const body = url === guide ? edited : worker.replaceAll(sha256(html), sha256(edited))
    if (url !== guide && !url.startsWith('/offline-worker.js')) return false
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
    return true
  }
  site.asked.length = 0
  await page.reload()
  const note = page.locator('keep-site aside:visible')
  await expect(note).toContainText('A new version', { timeout: 30_000 })
  expect(site.asked.map((path) => path.replace(/\?.*/, ''))).toEqual(['/offline-worker.js', guide])
  await note.getByRole('button', { name: 'Use it' }).click()
  await expect(async () => {
    // Aborted while "Use it" reloads the page.
    await page.goto(site.url + guide)
    await expect(page).toHaveTitle(/^Edited: /, { timeout: 1000 })
  }).toPass({ timeout: 70_000 })
})
