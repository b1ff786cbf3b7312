import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserArguments } from '../lib/browser'
import { installed } from './peers'

export const lighthouseVersion = '12.8.2'

/** The parts of Lighthouse's result that are read here. */
type Result = {
  runtimeError?: { message: string }
  categories: Readonly<Record<string, { score: number | null }>>
  audits: Readonly<Record<string, { numericValue?: number; details?: { items?: readonly Request[] } }>>
}
type Request = { transferSize?: number; resourceType?: string }
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>

/** Times in ms, sizes in bytes, scores 0 to 100; what was not measured is NaN. Medians of so many runs. */
export type RunAudit = (url: string, runs: number) => Promise<Figures>
export type Figures = ReturnType<typeof figuresOf>

/** Lighthouse with its mobile preset, in a fresh browser for each run. */
export async function prepareLighthouse(chromePath: string): Promise<RunAudit> {
  const folder = await installed('lighthouse', { lighthouse: lighthouseVersion, 'chrome-launcher': '1.2.1' })
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse/core/index.js')
  const { launch }: { launch: Launch } = await load('chrome-launcher/dist/index.js')

  async function audit(url: string): Promise<Figures> {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] })
    try {
      const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
      const fault = result ? result.lhr.runtimeError?.message : 'Lighthouse gave no result'
      if (!result || fault) throw new Error(`${url}: ${fault}`)
      return figuresOf(result.lhr)
    } finally {
      chrome.kill()
    }
  }
  return async (url, runs) => {
    const found: Figures[] = []
    for (let run = 0; run < runs; run += 1) found.push(await audit(url))
    const middle = (name: keyof Figures) =>
      found.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN
    return {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      'best-practices': middle('best-practices'),
      seo: middle('seo'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      bytes: middle('bytes'),
      requests: middle('requests'),
      scripts: middle('scripts'),
      pictures: middle('pictures'),
    }
  }
}

function figuresOf({ categories, audits }: Result) {
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    requests: requests.length,
    scripts: bytes('Script'),
    pictures: bytes('Image'),
  }
}
