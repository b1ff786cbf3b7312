import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { browserArguments } from '../lib/browser.mjs'
import { atExit } from './at-exit.mjs'
import { installed } from './cache.mjs'
import { medians } from './statistics.mjs'

export const lighthouseVersion = '12.8.2'

/**
 * Times in ms, sizes in bytes, scores 0 to 100; CLS has no unit.
 * @typedef {{
 *   performance: number, accessibility: number, bestPractices: number, seo: number,
 *   fcp: number, lcp: number, tbt: number, cls: number, speedIndex: number,
 *   bytes: number, requests: number, scriptBytes: number, pictureBytes: number,
 * }} Figures
 *
 * @typedef {{ figures: Figures, faults: readonly string[] }} Audit `faults` name what cost points
 */

/** The parts of Lighthouse's result that are read here.
 * @typedef {{ score: number | null, auditRefs: readonly { id: string, weight: number }[] }} Category
 * @typedef {{ transferSize?: number, resourceType?: string }} NetworkRequest
 * @typedef {{
 *   title: string,
 *   score: number | null,
 *   numericValue?: number,
 *   details?: { items?: readonly NetworkRequest[] },
 * }} AuditResult
 * @typedef {{
 *   runtimeError?: { code: string, message: string },
 *   categories: Readonly<Record<string, Category>>,
 *   audits: Readonly<Record<string, AuditResult>>,
 * }} Result
 */

/**
 * @typedef {{
 *   port: number,
 *   output: 'json',
 *   logLevel: 'error',
 *   onlyCategories?: readonly string[],
 *   disableFullPageScreenshot?: boolean,
 * }} Flags
 */

/** What to look at: everything, or the loading alone, which also works on a page of many megabytes.
 * @typedef {'all' | 'loading'} Scope
 * @typedef {(url: string, scope: Scope) => Promise<Audit>} RunAudit
 */

/** Seconds after which a page is too much for Lighthouse. */
const patience = 240

/**
 * The functions of the two packages that are used here; they are no dependencies, so tsc does not see their types.
 * @typedef {(url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>} Lighthouse
 * @typedef {{ port: number, kill: () => void }} Chrome
 * @typedef {(options: { chromePath: string, chromeFlags: readonly string[] }) => Promise<Chrome>} Launch
 */

/**
 * Lighthouse as its command line runs it: mobile preset, and a fresh browser for each run.
 * @param {string} browser path of the Chromium to use
 * @returns {Promise<RunAudit>} one run; figures out of scope are no numbers
 */
export async function prepareLighthouse(browser) {
  const folder = await installed('lighthouse', {
    dependencies: { lighthouse: lighthouseVersion, 'chrome-launcher': '1.2.1' },
  })
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(path.join(folder, 'node_modules', file)).href)
  /** @type {{ default: Lighthouse }} */
  const { default: lighthouse } = await load('lighthouse/core/index.js')
  /** @type {{ launch: Launch }} */
  const { launch } = await load('chrome-launcher/dist/index.js')

  return async (url, scope) => {
    const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...browserArguments] })
    // The launcher lets it outlive us.
    const forgetExit = atExit(() => chrome.kill())
    try {
      const result = await Promise.race([
        lighthouse(url, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
          ...(scope === 'loading' && { onlyCategories: ['performance'], disableFullPageScreenshot: true }),
        }),
        sleep(patience * 1000, undefined, { ref: false }).then(() => {
          throw new Error(`${url}: Lighthouse was not done after ${patience} s`)
        }),
      ])
      if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
      if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
      return { figures: figuresOf(result.lhr), faults: faultsOf(result.lhr) }
    } finally {
      forgetExit()
      chrome.kill()
    }
  }
}

/**
 * Several runs as one: of each figure the median, and whatever was ever found wrong.
 * @param {readonly Audit[]} audits
 * @returns {Audit}
 */
export const medianAudit = (audits) => ({
  figures: medians(audits.map(({ figures }) => figures)),
  faults: [...new Set(audits.flatMap(({ faults }) => faults))],
})

/**
 * @param {Result} result
 * @returns {Figures}
 */
export function figuresOf({ categories, audits }) {
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const bytes = (/** @type {string} */ type) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: value('total-byte-weight'),
    requests: requests.length,
    scriptBytes: bytes('Script'),
    pictureBytes: bytes('Image'),
  }
}

/**
 * The audits that cost points, outside performance: there the figures themselves say it.
 * @param {Result} result
 */
export function faultsOf({ categories, audits }) {
  return Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
}
