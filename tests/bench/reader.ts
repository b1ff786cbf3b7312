import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test'
import { load } from 'cheerio'
import { figure, table } from '../lib/report'
import { medians } from './median'
import { brotlied, gzipped } from './sizes'

// What Lighthouse does not measure, asked of Chromium directly, with throttling that is applied and not computed.

/** Lighthouse's own phone, a Moto G Power. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop = { viewport: { width: 1280, height: 800 } }
/** The finest screens there are ask for the largest pictures. */
const finePhone = { ...phone, deviceScaleFactor: 3 }

type Throttling = { readonly bitsPerSecond: number; readonly latency: number; readonly cpu: number }
/** A phone that is slow, with one bar of signal. */
export const oneBar: Throttling = { bitsPerSecond: 400_000, latency: 400, cpu: 6 }
/** What Lighthouse calls slow 4G, and its phone. */
export const slow4G: Throttling = { bitsPerSecond: 1_600_000, latency: 150, cpu: 4 }

/** Bytes that a phone loads in 5 s while nobody touches the page: scripts after gzip, and the largest picture. */
export const leaveAlone = (browser: Browser, url: string) =>
  withPage(browser, phone, async (page, responses) => {
    await page.addInitScript(observe)
    const document = await page.goto(url)
    await pause(5_000)
    const picture = await page.evaluate(() => String(Reflect.get(window, 'largestPicture')))
    const ofType = responses.filter((response) => response.request().resourceType() === 'script')
    const pictures = responses.filter((response) => response.url() === picture)
    const $ = load((await document?.text()) ?? '')
    // Data blocks such as JSON-LD do not run.
    const inline = $('script:not([src]):not([type]), script[type=module]:not([src])').text()
    return {
      scripts: (await sum(ofType, gzipped)) + gzipped(Buffer.from(inline)),
      largest: await sum(pictures, (body) => body.length),
    }
  })

/** A page read to its foot: layout shift, and bytes on the wire with headers. */
export const readToFoot = (browser: Browser, url: string, device: BrowserContextOptions) =>
  withPage(browser, device, async (page, responses) => {
    await page.addInitScript(observe)
    await page.goto(url)
    await scrollToFoot(page)
    return {
      shift: await page.evaluate(() => Number(Reflect.get(window, 'shift'))),
      bytes: await bytesOf(responses),
    }
  })

/** Runs in the page, before anything else there. */
function observe() {
  Object.assign(window, { largestPicture: '', shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'largestPicture', 'url' in entry ? entry.url : '')
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
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
  })
  await pause(1_000)
  await page.waitForLoadState('networkidle')
}

const opener = (dialog: string) => `header button[commandfor="${dialog}"]`

/** Brotli bytes of all that a first search fetches, from the tap to its results and their texts. */
export const searchOnce = (browser: Browser, url: string) =>
  withPage(browser, phone, async (page, responses) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const before = responses.length
    await page.tap(opener('search'))
    await page.waitForSelector('dialog#search[open]')
    await page.keyboard.type('gate')
    await page.waitForSelector('dialog#search [data-result]')
    await page.waitForLoadState('networkidle')
    return sum(responses.slice(before), brotlied)
  })

type Times = Awaited<ReturnType<typeof readOnce>>

/** Milliseconds until the first words, the largest paint and the load event; and bytes, of all and of pictures. Medians. */
export const readSlowly = (browser: Browser, url: string, throttling: Throttling, runs: number) =>
  medians(runs, () => readOnce(browser, url, throttling))

const readOnce = (browser: Browser, url: string, throttling: Throttling) =>
  withPage(browser, phone, async (page, responses) => {
    await slowDown(page, throttling)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    const loaded = await page.evaluate(() => performance.now())
    // A lazy picture in the window comes after the page has loaded, and is its largest paint all the same; fonts and
    // a search's script may come then, too.
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    const bytes = await bytesOf(responses)
    const pictures = await bytesOf(responses.filter(isPicture))
    const times = await page.evaluate(async () => {
      // A page may be loaded before it is painted.
      const [words = NaN, largest = NaN] = await Promise.all(
        ['paint', 'largest-contentful-paint'].map(
          (type) =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
                type,
                buffered: true,
              })
            }),
        ),
      )
      return { words, largest }
    })
    return { ...times, loaded, bytes, pictures }
  })

/** What readSlowly has found, of one site or of several. */
export const timesTable = (rows: readonly (Times & { route: string; site?: string })[]) =>
  table(
    ['Page', 'First words', 'LCP', 'All loaded', 'Bytes', 'of it pictures'],
    rows.map(({ route, site, words, largest, loaded, bytes, pictures }) => [
      site === undefined ? route : `${route}, ${site}`,
      ...[words, largest, loaded].map((time) => `${figure(time / 1e3, 2)} s`),
      ...[bytes, pictures].map((count) => figure(count)),
    ]),
  )

/** Milliseconds from a tap to its dialog being painted: after the load, or while the rest is on its way. */
export const tap = (
  browser: Browser,
  url: string,
  dialog: string,
  throttling: Throttling,
  waitUntil: 'load' | 'commit',
) =>
  withPage(browser, phone, async (page) => {
    await slowDown(page, throttling)
    await page.goto(url, { waitUntil, timeout: 60_000 })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.evaluate((id) => {
      let tapped = 0
      addEventListener('pointerdown', (event) => (tapped = event.timeStamp), { capture: true, once: true })
      new MutationObserver((_, observer) => {
        if (!document.getElementById(id)?.hasAttribute('open')) return
        observer.disconnect()
        // The frame's callback runs before it is painted; a message that is sent there arrives after.
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => Reflect.set(window, 'painted', performance.now() - tapped)
          channel.port2.postMessage('')
        })
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    }, dialog)
    await page.tap(opener(dialog))
    await page.waitForFunction(() => 'painted' in window)
    return page.evaluate(() => Number(Reflect.get(window, 'painted')))
  })

/** Milliseconds from the first touch until the calculator's script has defined its element, which then answers. */
export const touchCalculator = (browser: Browser, url: string) =>
  withPage(browser, phone, async (page) => {
    await slowDown(page, oneBar)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.evaluate(() => {
      let touched = 0
      addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true })
      void customElements
        .whenDefined('fence-calculator')
        .then(() => Reflect.set(window, 'answered', performance.now() - touched))
    })
    await page.locator('fence-calculator input').first().tap()
    await page.waitForFunction(() => 'answered' in window)
    return page.evaluate(() => Number(Reflect.get(window, 'answered')))
  })

/** Bytes of the heaviest picture of a page that is read to its foot in a browser that is asked to save data. */
export const heaviestPicture = (browser: Browser, url: string) =>
  withPage(browser, finePhone, async (page, responses) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    await page.goto(url)
    await scrollToFoot(page)
    const sizes = await Promise.all(
      responses.filter(isPicture).map(async (response) => (await response.body()).length),
    )
    return Math.max(0, ...sizes)
  })

async function slowDown(page: Page, { bitsPerSecond, latency, cpu }: Throttling): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
    latency,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Runs something in a page of a context of its own, with the good responses so far. */
async function withPage<Outcome>(
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

const isPicture = (response: Response) => response.request().resourceType() === 'image'

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  return sizes.reduce((all, one) => all + one.responseHeadersSize + one.responseBodySize, 0)
}

async function sum(responses: readonly Response[], size: (body: Buffer) => number): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((total, body) => total + size(body), 0)
}
