import { largest, median } from './statistics.mjs'

// What was promised, and what was measured, as one list. Sizes are told in KB of 1,000 bytes.

/**
 * @typedef {{
 *   route: string,
 *   audit: import('./lighthouse.mjs').Audit,
 *   htmlBytes: number,
 *   wordBytes: number,
 *   untouched: import('./in-browser.mjs').Untouched,
 *   shifts: { phone: number, desktop: number },
 * }} RouteFacts `htmlBytes` after gzip -9, `wordBytes` the same of what there is to read
 *
 * @typedef {{ painted: number, awake: boolean }} Opening
 *
 * @typedef {{
 *   fontBytes: number,
 *   search: { index: number, library: number } | undefined,
 *   openings: Readonly<Record<string, Opening>> | undefined,
 *   buildSeconds: { cold: number, warm: number },
 * }} SiteFacts `undefined` is what could not be measured
 */

/** @typedef {import('./verdict.mjs').Budget} Budget */

const KB = 1_000

/** Pages that need more script, or stand for a service rather than for text. */
const service = new Set(['/radio', '/contact'])

/** Layout shift in the three digits that the metric is told in. @param {number} shift */
const rounded = (shift) => Math.round(shift * 1000) / 1000

/**
 * @param {readonly RouteFacts[]} routes
 * @param {SiteFacts} site
 * @returns {Budget[]}
 */
export function budgetsOf(routes, site) {
  const text = routes.filter(({ route }) => !service.has(route))
  const home = routes.filter(({ route }) => route === '/')

  return [
    ...worst(text, 'Script before the first touch, gzip', 'KB', ({ untouched }) => untouched.scripts / KB, {
      must: 2,
      aim: 1,
    }),
    ...worst(
      home,
      'Framework in the first 5 s of /, gzip',
      'KB',
      ({ untouched }) => untouched.framework / KB,
      {
        must: 0,
        aim: 0,
      },
    ),
    // The design's 22 KB (aim 16) were found on a page of 1,500 words, whose words take 5 KB. A page of 5,000
    // words may take what its words take; the rest may not grow.
    ...worst(
      routes,
      'HTML with its styles but without its words, gzip: heaviest',
      'KB',
      ({ htmlBytes, wordBytes }) => (htmlBytes - wordBytes) / KB,
      { must: 17, aim: 11 },
    ),
    {
      name: 'HTML with its styles, gzip: median',
      value: median(routes.map(({ htmlBytes }) => htmlBytes / KB)),
      unit: 'KB',
      limit: 'at most',
      must: 14,
      aim: 10,
      decimals: 1,
    },
    score(routes, 'Performance', 'performance'),
    score(routes, 'Accessibility', 'accessibility'),
    score(routes, 'Best practices', 'bestPractices'),
    score(routes, 'SEO', 'seo'),
    ...worst(
      routes,
      'CLS to the foot of the page, 412 px',
      '',
      ({ shifts }) => rounded(shifts.phone),
      shiftMarks,
    ),
    ...worst(
      routes,
      'CLS to the foot of the page, 1280 px',
      '',
      ({ shifts }) => rounded(shifts.desktop),
      shiftMarks,
    ),
    ...worst(text, 'TBT of text pages', 'ms', ({ audit }) => audit.figures.tbt, { must: 10, aim: 0 }),
    ...worst(routes, 'LCP picture at 412 px', 'KB', ({ untouched }) => untouched.lcpPicture / KB, {
      must: 40,
      aim: 25,
    }),
    {
      name: 'Web fonts in all',
      value: site.fontBytes / KB,
      unit: 'KB',
      limit: 'at most',
      must: 40,
      aim: 25,
      decimals: 1,
    },
    ...openings(site.openings),
    {
      name: 'Search: library and index, brotli',
      value: site.search ? (site.search.library + site.search.index) / KB : Number.NaN,
      unit: 'KB',
      limit: 'at most',
      must: 32,
      aim: 25,
      decimals: 1,
    },
    {
      name: 'next build, pictures rendered before',
      value: site.buildSeconds.warm,
      unit: 's',
      limit: 'at most',
      must: 20,
      aim: 12,
      decimals: 1,
    },
  ]
}

const shiftMarks = { must: 0, aim: 0, decimals: 3 }

/**
 * The page that does worst, or nothing when none of these pages was measured.
 * @param {readonly RouteFacts[]} routes
 * @param {string} name
 * @param {string} unit
 * @param {(facts: RouteFacts) => number} value
 * @param {{ must: number, aim: number, decimals?: number }} marks
 * @returns {Budget[]}
 */
function worst(routes, name, unit, value, { must, aim, decimals = 1 }) {
  if (routes.length === 0) return []
  const page = largest(routes, value)
  return [{ name, value: value(page), unit, limit: 'at most', must, aim, decimals, where: page.route }]
}

/**
 * @param {readonly RouteFacts[]} routes
 * @param {string} name
 * @param {'performance' | 'accessibility' | 'bestPractices' | 'seo'} category
 * @returns {Budget}
 */
function score(routes, name, category) {
  const page = largest(routes, ({ audit }) => -audit.figures[category])
  return {
    name: `Lighthouse: ${name}`,
    value: page.audit.figures[category],
    unit: '',
    limit: 'at least',
    must: 100,
    aim: 100,
    where: page.route,
  }
}

/** @param {SiteFacts['openings']} found @returns {Budget[]} */
function openings(found) {
  return Object.entries(found ?? { 'Menu or search': { painted: Number.NaN, awake: false } }).map(
    ([name, { painted, awake }]) => ({
      name: `${name}: tap to painted, slow 4G, 4x CPU`,
      value: painted,
      unit: 'ms',
      limit: 'at most',
      must: 100,
      aim: 50,
      where: awake ? 'React was awake already' : 'React not loaded',
    }),
  )
}

/**
 * One route of one site beside the same route of a peer.
 * @typedef {{ route: string, figures: import('./lighthouse.mjs').Figures }} SiteRoute
 */

/**
 * The promise to be ahead of a peer on every route: the worst ratio counts.
 * @param {string} peer
 * @param {readonly SiteRoute[]} ours
 * @param {readonly SiteRoute[]} theirs empty where the peer could not be measured
 * @returns {Budget[]}
 */
export function budgetsAgainst(peer, ours, theirs) {
  /** @type {readonly [string, (figures: SiteRoute['figures']) => number, number][]} */
  const kinds = [
    ['bytes', ({ bytes }) => bytes, 0.5],
    ['bytes without pictures', ({ bytes, pictureBytes }) => bytes - pictureBytes, 0.5],
    ['LCP', ({ lcp }) => lcp, 0.8],
  ]
  return kinds.map(([name, figure, aim]) => {
    const ratios = ours.map(({ route, figures }) => {
      const other = theirs.find((candidate) => candidate.route === route)
      return { route, ratio: other ? figure(figures) / figure(other.figures) : Number.NaN }
    })
    const page = largest(ratios, ({ ratio }) => (Number.isNaN(ratio) ? Infinity : ratio))
    return {
      name: `Ours to ${peer}: ${name}`,
      value: page.ratio,
      unit: '×',
      limit: 'at most',
      // Ahead, not level.
      must: 0.99,
      aim,
      decimals: 2,
      where: page.route,
    }
  })
}
