import { setTimeout as pause } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from '@playwright/test'
import { load } from 'cheerio'
import { browserArguments } from '../lib/browser.mjs'
import { median } from './lighthouse'
import { brotlied, gzipped } from './sizes'

// What Lighthouse does not measure, asked of Chromium directly.

/** Lighthouse's own phone, a Moto G Power. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop = { viewport: { width: 1280, height: 800 } }

/** Lighthouse's slow 4G and a quarter of this processor. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
}
const cpuSlowdown = 4

/** Milliseconds that a page is left alone before what it loaded is counted. */
const untouched = 5_000

/** Bytes that a phone loads in 5 s while nobody touches the page. */
export type Untouched = {
  /** All script after gzip, inline ones included, and React and Next among it. */
  scripts: number
  framework: number
  /** The picture that is the largest paint; 0 where it is text. */
  lcpPicture: number
}

/** A page read to its foot: layout shift, and bytes on the wire with headers. */
export type Read = { shift: number; bytes: number }

type Opening = { painted: number; hydrated: boolean }

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserArguments })

export async function leaveAlone(browser: Browser, url: string): Promise<Untouched> {
  return withPage(browser, phone, async (page, responses) => {
    await page.addInitScript(observe)
    const document = await page.goto(url)
    await pause(untouched)
    const scripts = responses.filter((response) => response.request().resourceType() === 'script')
    const inline = gzipped(Buffer.from(inlineScripts((await document?.text()) ?? '')))
    const picture = await page.evaluate(() => String(Reflect.get(window, 'largestPicture')))
    const pictures = responses.filter((response) => response.url() === picture)
    return {
      scripts: (await sum(scripts, gzipped)) + inline,
      framework: await sum(scripts.filter(isFramework), gzipped),
      lcpPicture: await sum(pictures, (body) => body.length),
    }
  })
}

export async function readToFoot(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
): Promise<Read> {
  return withPage(browser, device, async (page, responses) => {
    await page.addInitScript(observe)
    await page.goto(url)
    await scrollToFoot(page)
    const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
    return {
      shift: await page.evaluate(() => Number(Reflect.get(window, 'shift'))),
      bytes: sizes.reduce((all, one) => all + one.responseHeadersSize + one.responseBodySize, 0),
    }
  })
}

/** Runs in the page, before anything else there. */
function observe() {
  Object.assign(window, { largestPicture: '', shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'largestPicture', 'url' in entry ? entry.url : '')
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // As the metric is defined: the worst burst of shifts, each within 1 s of the last and 5 s in all.
  let [burst, began, last] = [0, 0, 0]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
      if (entry.startTime - last >= 1000 || entry.startTime - began >= 5000)
        [burst, began] = [0, entry.startTime]
      last = entry.startTime
      burst += Number(entry.value)
      Reflect.set(window, 'shift', Math.max(burst, Number(Reflect.get(window, 'shift'))))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The text of every inline script that runs; data blocks such as JSON-LD do not. */
export function inlineScripts(html: string): string {
  const $ = load(html)
  return $('script:not([src])')
    .toArray()
    .filter((script) => ['', 'module', 'text/javascript'].includes($(script).attr('type') ?? ''))
    .map((script) => $(script).text())
    .join('\n')
}

/** React, Next and what is built on them: not the loader of delivery/browser/. */
function isFramework(response: Response): boolean {
  const { pathname } = new URL(response.url())
  return pathname.startsWith('/_next/') && !pathname.startsWith('/_next/static/loader/loader-')
}

/** As slowly as a quick reader. */
async function scrollToFoot(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No named function in here: tsx (4.23) wraps those in a helper that the page does not have.
    for (let before = -1; before !== scrollY;) {
      before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
  await page.waitForLoadState('networkidle')
}

export const opener = (dialog: string) => `header button[commandfor="${dialog}"]`

/** Brotli bytes of what the search alone needs to answer. Whole texts follow when somebody types. React is fetched by the menu first, so that it does not count. */
export async function measureSearch(browser: Browser, url: string): Promise<{ index: number; code: number }> {
  return withPage(browser, phone, async (page, responses) => {
    await page.goto(url)
    await page.tap(opener('menu'))
    await page.waitForSelector('dialog#search[data-hydrated]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.close()))

    const before = responses.length
    await page.tap(opener('search'))
    await page.waitForSelector('dialog#search[open]')
    await page.keyboard.type('gate')
    await page.waitForSelector('dialog#search [data-result]')
    await page.waitForLoadState('networkidle')
    const later = responses.slice(before)
    const ofType = (ending: string) =>
      later.filter((response) => new URL(response.url()).pathname.endsWith(ending))
    return {
      index: await sum(ofType('/search-index.json'), brotlied),
      code: await sum(ofType('.js'), brotlied),
    }
  })
}

/** Milliseconds from a tap on a header button to its dialog being painted, on a slow phone right after the load. */
export async function measureOpening(
  browser: Browser,
  url: string,
  dialog: 'menu' | 'search',
  runs: number,
): Promise<Opening> {
  const results: Opening[] = []
  for (let run = 0; run < runs; run += 1)
    results.push(await withPage(browser, phone, (page) => openOnce(page, url, dialog)))
  return {
    painted: median(results.map(({ painted }) => painted)),
    hydrated: results.some(({ hydrated }) => hydrated),
  }
}

async function openOnce(page: Page, url: string, dialog: string): Promise<Opening> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url, { waitUntil: 'load' })
  const hydrated = (await page.locator(`dialog#${dialog}[data-hydrated]`).count()) > 0
  await page.evaluate((id) => {
    const element = document.getElementById(id)
    if (!element) throw new Error(`No dialog #${id}`)
    let tapped = 0
    addEventListener('pointerdown', (event) => (tapped = event.timeStamp), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      observer.disconnect()
      // The frame's callback runs before it is painted; a message that is sent there arrives after.
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => Reflect.set(window, 'painted', performance.now() - tapped)
        channel.port2.postMessage('')
      })
    }).observe(element, { attributeFilter: ['open'] })
  }, dialog)
  await page.tap(opener(dialog))
  await page.waitForFunction(() => 'painted' in window)
  return { painted: await page.evaluate(() => Number(Reflect.get(window, 'painted'))), hydrated }
}

/** Runs something in a page of a context of its own, with the good responses so far. */
export async function withPage<Outcome>(
  browser: Browser,
  device: BrowserContextOptions,
  work: (page: Page, responses: readonly Response[]) => Promise<Outcome>,
): Promise<Outcome> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => {
      if (response.status() === 200) responses.push(response)
    })
    return await work(page, responses)
  } finally {
    await context.close()
  }
}

async function sum(responses: readonly Response[], size: (body: Buffer) => number): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((total, body) => total + size(body), 0)
}
