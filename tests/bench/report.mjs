import { verdict, verdictWords } from './verdict.mjs'
import { figure, table } from './table.mjs'

/** @typedef {import('./verdict.mjs').Budget} Budget */
/** @typedef {import('./budgets.mjs').RouteFacts} RouteFacts */
/** @typedef {import('./lighthouse.mjs').Figures} Figures */

/** @param {readonly Budget[]} budgets */
export const budgetTable = (budgets) =>
  table(
    ['Promise', 'Measured', 'Must', 'Aim', 'Verdict', 'Where'],
    budgets.map((budget) => [
      budget.name,
      withUnit(budget.value, budget),
      mark(budget, budget.must),
      mark(budget, budget.aim),
      verdictWords[verdict(budget)],
      budget.where ?? '',
    ]),
  )

/** @param {number} value @param {Budget} budget */
const withUnit = (value, { unit, decimals = 0 }) => `${figure(value, decimals)} ${unit}`.trim()

/** @param {Budget} budget @param {number} value */
const mark = (budget, value) => `${budget.limit === 'at most' ? '≤' : '≥'} ${withUnit(value, budget)}`

/** @param {readonly RouteFacts[]} routes */
export const routeTable = (routes) =>
  table(
    [
      'Page',
      'Scores',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'CLS 412/1280 to foot',
      'Speed Index',
      'Bytes',
      'Requests',
      'Script bytes',
      'Script untouched, gzip',
      'HTML, gzip -9',
      'of it words',
      'LCP picture',
    ],
    routes.map(({ route, audit: { figures }, htmlBytes, wordBytes, untouched, shifts }) => [
      route,
      `${figures.performance} ${figures.accessibility} ${figures.bestPractices} ${figures.seo}`,
      figure(figures.fcp),
      figure(figures.lcp),
      figure(figures.tbt),
      figure(figures.cls, 3),
      `${figure(shifts.phone, 3)} / ${figure(shifts.desktop, 3)}`,
      figure(figures.speedIndex),
      figure(figures.bytes),
      figure(figures.requests),
      figure(figures.scriptBytes),
      figure(untouched.scripts),
      figure(htmlBytes),
      figure(wordBytes),
      untouched.lcpPicture === 0 ? 'text' : figure(untouched.lcpPicture),
    ]),
  )

/**
 * @typedef {{ site: string, route: string, figures: Figures }} Compared
 * @param {readonly Compared[]} rows
 */
export const comparisonTable = (rows) =>
  table(
    [
      'Page',
      'Site',
      'Bytes',
      'Without pictures',
      'Script bytes',
      'Requests',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'Speed Index',
      'Performance',
    ],
    rows.map(({ site, route, figures }) => [
      route,
      site,
      figure(figures.bytes),
      figure(figures.bytes - figures.pictureBytes),
      figure(figures.scriptBytes),
      figure(figures.requests),
      figure(figures.fcp),
      figure(figures.lcp),
      figure(figures.tbt),
      figure(figures.cls, 3),
      figure(figures.speedIndex),
      figure(figures.performance),
    ]),
  )

/**
 * @typedef {{ site: string, cold?: number, warm?: number, bytes?: number, files?: number, fault?: string }} Built
 *   seconds, and what the build made
 * @param {readonly Built[]} rows
 */
export const buildTable = (rows) =>
  table(
    ['Site', 'Build, cold', 'Build, warm', 'Output', 'Files', 'Note'],
    rows.map(({ site, cold, warm, bytes, files, fault }) => [
      site,
      seconds(cold),
      seconds(warm),
      bytes === undefined ? '–' : `${figure(bytes / 1e6, 1)} MB`,
      figure(files),
      fault ?? '',
    ]),
  )

/**
 * @typedef {{
 *   times: number,
 *   site: string,
 *   warm?: number,
 *   bytes?: number,
 *   pages: readonly { route: string, figures: Figures }[],
 *   fault?: string,
 * }} Grown
 * @param {readonly Grown[]} rows
 * @param {readonly string[]} routes
 */
export const growthTable = (rows, routes) =>
  table(
    [
      'Content',
      'Site',
      'Build, warm',
      'Output',
      ...routes.flatMap((route) => [`${route} bytes`, `${route} LCP ms`, `${route} TBT ms`]),
      'Note',
    ],
    rows.map(({ times, site, warm, bytes, pages, fault }) => [
      `${times}×`,
      site,
      seconds(warm),
      bytes === undefined ? '–' : `${figure(bytes / 1e6, 1)} MB`,
      ...routes.flatMap((route) => {
        const figures = pages.find((page) => page.route === route)?.figures
        return [figure(figures?.bytes), figure(figures?.lcp), figure(figures?.tbt)]
      }),
      fault ?? '',
    ]),
  )

/** @param {number | undefined} value */
const seconds = (value) => (value === undefined ? '–' : `${figure(value, 1)} s`)

const intro = `# Benchmark results

Written by \`npm run bench\`; do not edit. One nginx with gzip serves every site. Lighthouse figures are medians of its mobile preset, each run in a fresh Chromium. Bytes are what crossed the wire, headers included.
`

/**
 * Puts freshly measured sections into the results and keeps those of parts that were not run this time.
 * @param {string} former what the file held, perhaps nothing
 * @param {Readonly<Record<string, string>>} fresh section bodies by heading, in the order to show them
 * @param {readonly string[]} order all headings there may be
 */
export function mergeSections(former, fresh, order) {
  const kept = new Map(
    former
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n')
        return [heading.trim(), lines.join('\n').trim()]
      }),
  )
  const sections = order.flatMap((heading) => {
    const body = fresh[heading] ?? kept.get(heading)
    return body === undefined ? [] : [`## ${heading}\n\n${body}\n`]
  })
  return [intro, ...sections].join('\n')
}
