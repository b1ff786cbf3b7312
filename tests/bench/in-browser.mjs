import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { load } from 'cheerio'
import { browserArguments } from '../lib/browser.mjs'
import { median } from './statistics.mjs'

// What Lighthouse does not tell, asked of Chromium directly.

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Response} Response */

/** Lighthouse's own phone, a Moto G Power, so that both speak of the same pictures. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1280, height: 800 } }

/** Lighthouse's "slow 4G", applied to each request: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
}
const cpuSlowdown = 4

/** Milliseconds that a page is left alone before what it loaded is summed up. */
const untouched = 5_000

/** @param {string} executablePath */
export const launchBrowser = (executablePath) => chromium.launch({ executablePath, args: browserArguments })

/**
 * @typedef {{
 *   scripts: number,
 *   framework: number,
 *   lcpPicture: number,
 * }} Untouched bytes: all scripts and the framework's, gzipped, inline ones included; the picture that is the
 *   largest paint, as it is
 */

/**
 * What a page loads on a phone while nobody touches it.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Untouched>}
 */
export async function measureUntouched(browser, url) {
  return withPage(browser, phone, async (page) => {
    const responses = collectResponses(page)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { largestPicture: 'url' in entry ? entry.url : '' })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const document = await page.goto(url)
    await sleep(untouched)
    const picture = await page.evaluate(() =>
      'largestPicture' in window ? String(window.largestPicture) : '',
    )

    const scripts = responses.filter((response) => response.request().resourceType() === 'script')
    const external = await sizes(scripts, gzipped)
    const framework = await sizes(scripts.filter(isFramework), gzipped)
    const inline = document ? inlineScripts(await document.text()) : ''
    return {
      scripts: external + (inline === '' ? 0 : gzipped(Buffer.from(inline))),
      framework,
      lcpPicture: await sizes(
        responses.filter((response) => response.url() === picture),
        (body) => body.length,
      ),
    }
  })
}

/**
 * The text of every inline script that runs; data blocks such as JSON-LD do not.
 * @param {string} html
 */
export function inlineScripts(html) {
  const $ = load(html)
  return $('script:not([src])')
    .toArray()
    .filter((script) => ['', 'module', 'text/javascript'].includes($(script).attr('type') ?? ''))
    .map((script) => $(script).text())
    .join('\n')
}

/**
 * React, Next and what is built on them. The delivery step's own script lies under /_next/ as well; it is no
 * framework, and counts among all scripts.
 * @param {Response} response
 */
function isFramework(response) {
  const { pathname } = new URL(response.url())
  return pathname.startsWith('/_next/') && !pathname.startsWith('/_next/static/loader/loader-')
}

/**
 * Cumulative layout shift while a reader goes slowly to the foot of the page, with a phone and with a desktop.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{ phone: number, desktop: number }>}
 */
export async function measureShifts(browser, url) {
  return { phone: await shiftsIn(browser, url, phone), desktop: await shiftsIn(browser, url, desktop) }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {import('@playwright/test').BrowserContextOptions} device
 */
async function shiftsIn(browser, url, device) {
  return withPage(browser, device, async (page) => {
    await page.addInitScript(() => {
      // As the metric is defined: the worst burst of shifts, each within 1 s of the last and 5 s in all.
      let [worst, burst, began, last] = [0, 0, 0, 0]
      Object.assign(window, { worstShift: () => worst })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
          const follows = entry.startTime - last < 1000 && entry.startTime - began < 5000
          if (!follows) [burst, began] = [0, entry.startTime]
          last = entry.startTime
          burst += Number(entry.value)
          worst = Math.max(worst, burst)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await scrollToFoot(page)
    return page.evaluate(() =>
      'worstShift' in window && typeof window.worstShift === 'function' ? Number(window.worstShift()) : NaN,
    )
  })
}

/** Goes to the foot of a page, as slowly as a quick reader. @param {Page} page */
export async function scrollToFoot(page) {
  await page.evaluate(async () => {
    const rest = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await rest(120)
      if (scrollY === before) break
    }
    await rest(1_000)
  })
}

/**
 * Brotli bytes of what the search alone needs: its index, and the scripts that come when it opens. React is
 * woken by the menu first, so that it is not counted here.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{ index: number, library: number }>}
 */
export async function measureSearch(browser, url) {
  return withPage(browser, phone, async (page) => {
    const responses = collectResponses(page)
    await page.goto(url)
    await page.tap(opener('menu'))
    await page.waitForSelector('dialog#menu[open]')
    await page.waitForSelector('dialog#search[data-hydrated]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.close()))

    const before = responses.length
    await page.tap(opener('search'))
    await page.waitForSelector('dialog#search[open]')
    await page.keyboard.type('gate')
    await page.waitForSelector('dialog#search [data-result]')
    await page.waitForLoadState('networkidle')

    const asked = responses.slice(before)
    const index = asked.filter((response) => new URL(response.url()).pathname.endsWith('.json'))
    const library = asked.filter((response) => response.request().resourceType() === 'script')
    if (index.length === 0) throw new Error('Opening the search asked for no index')
    return { index: await sizes(index, brotlied), library: await sizes(library, brotlied) }
  })
}

/**
 * Milliseconds from the finger on a header button to its dialog being painted, on a slow phone (slow 4G, a
 * quarter of this CPU), right after the page has loaded.
 * @param {Browser} browser
 * @param {string} url
 * @param {'menu' | 'search'} dialog
 * @param {number} runs
 * @returns {Promise<{ painted: number, awake: boolean }>} `awake`: React had already come to life by itself
 */
export async function measureOpening(browser, url, dialog, runs) {
  /** @type {{ painted: number, awake: boolean }[]} */
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await openOnce(browser, url, dialog))
  return {
    painted: median(results.map(({ painted }) => painted)),
    awake: results.some(({ awake }) => awake),
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {'menu' | 'search'} dialog
 */
async function openOnce(browser, url, dialog) {
  return withPage(browser, phone, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(url, { waitUntil: 'load' })
    const awake = (await page.locator(`dialog#${dialog}[data-hydrated]`).count()) > 0

    await page.evaluate((id) => {
      const element = document.getElementById(id)
      if (!element) throw new Error(`No dialog #${id}`)
      let touched = 0
      addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true })
      new MutationObserver((_, observer) => {
        observer.disconnect()
        // The frame's callback runs before it is painted, a message sent from there arrives after.
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => Object.assign(window, { opened: performance.now() - touched })
          channel.port2.postMessage('')
        })
      }).observe(element, { attributeFilter: ['open'] })
    }, dialog)
    await page.tap(opener(dialog))
    await page.waitForFunction(() => 'opened' in window)
    const painted = await page.evaluate(() => ('opened' in window ? Number(window.opened) : Number.NaN))
    return { painted, awake }
  })
}

/** @param {string} id */
const opener = (id) => `header button[commandfor="${id}"]`

/**
 * Runs something in a page of a context of its own, so that no cache is warm.
 * @template Outcome
 * @param {Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} device
 * @param {(page: Page) => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
async function withPage(browser, device, work) {
  const context = await browser.newContext(device)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * The list of good answers, which grows while the page loads.
 * @param {Page} page
 */
function collectResponses(page) {
  /** @type {Response[]} */
  const responses = []
  page.on('response', (response) => {
    if (response.status() === 200) responses.push(response)
  })
  return responses
}

/**
 * @param {readonly Response[]} responses
 * @param {(body: Buffer) => number} size
 */
async function sizes(responses, size) {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + size(body), 0)
}

/** @param {Buffer} body */
export const gzipped = (body) => gzipSync(body, { level: 9 }).length

/** @param {Buffer} body */
export const brotlied = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
