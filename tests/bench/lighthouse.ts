import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserArguments } from '../lib/browser'
import { installed } from './generators'
import { medians } from './median'

export const lighthouseVersion = '12.8.2'
export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of Lighthouse's result that are read here. */
type Result = {
  runtimeError?: { message: string }
  categories: Readonly<Record<string, { score: number | null }>>
  audits: Readonly<Record<string, { numericValue?: number }>>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>

/** Lighthouse with its mobile preset, in a fresh browser for each run. */
export async function prepareLighthouse(chromePath: string) {
  const folder = await installed('lighthouse', { lighthouse: lighthouseVersion, 'chrome-launcher': '1.2.1' })
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse/core/index.js')
  const { launch }: { launch: Launch } = await load('chrome-launcher/dist/index.js')

  async function audit(url: string) {
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
  return (url: string, runs: number) => medians(runs, () => audit(url))
}

/** Times in ms, sizes in bytes, scores 0 to 100; what was not measured is NaN. */
function figuresOf({ categories, audits }: Result) {
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  }
}
