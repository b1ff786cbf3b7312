import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { browserArguments } from '../lib/browser.mjs'
import { installed } from './packages'

export const lighthouseVersion = '12.8.2'

/** Times in ms, sizes in bytes, scores 0 to 100. A figure that was not asked for is NaN. */
export type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
  scriptBytes: number
  pictureBytes: number
}
/** Everything, or the loading alone, which is quicker. */
type Scope = 'all' | 'loading'
export type RunAudit = (url: string, scope: Scope) => Promise<Figures>

/** The parts of Lighthouse's result that are read here. */
type Result = {
  runtimeError?: { message: string }
  categories: Readonly<Record<string, { score: number | null }>>
  audits: Readonly<
    Record<
      string,
      {
        numericValue?: number
        details?: { items?: readonly { transferSize?: number; resourceType?: string }[] }
      }
    >
  >
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>

/** Seconds after which a page is too much for Lighthouse. */
const limit = 240

/** Lighthouse with its mobile preset, in a fresh browser for each run. */
export async function prepareLighthouse(chromePath: string): Promise<RunAudit> {
  const folder = await installed('lighthouse', {
    dependencies: { lighthouse: lighthouseVersion, 'chrome-launcher': '1.2.1' },
  })
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse/core/index.js')
  const { launch }: { launch: Launch } = await load('chrome-launcher/dist/index.js')

  return async (url, scope) => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] })
    try {
      const flags = { port: chrome.port, output: 'json', logLevel: 'error' }
      const onlyLoading = { onlyCategories: ['performance'], disableFullPageScreenshot: true }
      const result = await Promise.race([
        lighthouse(url, scope === 'all' ? flags : { ...flags, ...onlyLoading }),
        pause(limit * 1000, undefined, { ref: false }),
      ])
      if (!result) throw new Error(`${url}: Lighthouse gave no result in ${limit} s`)
      if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
      return figuresOf(result.lhr)
    } finally {
      chrome.kill()
    }
  }
}

export function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const bytes = (type: string) =>
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
    bytes: value('total-byte-weight'),
    requests: requests.length,
    scriptBytes: bytes('Script'),
    pictureBytes: bytes('Image'),
  }
}

/** @throws when there are none: a figure that was never measured must not look like one */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (lower === undefined || upper === undefined) throw new Error('No median of nothing')
  return (lower + upper) / 2
}

/** Each figure's own median over several runs. */
export function medians([first, ...rest]: readonly Figures[]): Figures {
  if (!first) throw new Error('No median of nothing')
  const middle = (name: keyof Figures) => median([first, ...rest].map((run) => run[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    bytes: middle('bytes'),
    requests: middle('requests'),
    scriptBytes: middle('scriptBytes'),
    pictureBytes: middle('pictureBytes'),
  }
}
