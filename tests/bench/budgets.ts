import type { Read, Untouched } from './in-browser'
import { median, type Figures } from './lighthouse'

// What the site promises about its weight and speed.

export type RouteFacts = {
  route: string
  figures: Figures
  /** Bytes of HTML with styles, and of its words alone, after gzip -9. */
  size: { html: number; words: number }
  untouched: Untouched
  phone: Read
  desktop: Read
}

export type SiteFacts = {
  fontBytes: number
  /** NaN where it could not be measured. */
  searchBytes: number
  /** Milliseconds from tap to paint, by what is opened where. */
  openings: Readonly<Record<string, number>>
  buildSeconds: number
}

export type Budget = {
  name: string
  unit: '' | 'KB' | 'MB' | 'ms' | 's' | '×'
  value: number
  must: number
  aim: number
  /** For scores, more is better. */
  atLeast?: boolean
  /** The page that does worst. */
  where?: string
}

const KB = 1_000
/** Pages that stand for a service rather than for text, and may load React by themselves. */
const services = ['/radio', '/contact']

export function budgetsOf(routes: readonly RouteFacts[], site: SiteFacts): Budget[] {
  const text = routes.filter(({ route }) => !services.includes(route))
  const home = routes.filter(({ route }) => route === '/')
  const scores = {
    Performance: 'performance',
    Accessibility: 'accessibility',
    'Best practices': 'bestPractices',
    SEO: 'seo',
  } as const
  return [
    worst(text, 'Script before the first touch, gzip', 'KB', (page) => page.untouched.scripts / KB, 2, 1.5),
    worst(home, 'Framework on / in 5 s, gzip', 'KB', (page) => page.untouched.framework / KB, 0, 0),
    worst(routes, 'HTML, gzip, heaviest page', 'KB', ({ size }) => size.html / KB, 22, 18),
    {
      name: 'HTML, gzip, median page',
      unit: 'KB',
      value: median(routes.map(({ size }) => size.html / KB)),
      must: 14,
      aim: 11,
    },
    ...Object.entries(scores).map(([name, key]) => ({
      ...worst(routes, `Lighthouse: ${name}`, '', ({ figures }) => -figures[key], 0, 0),
      value: Math.min(...routes.map(({ figures }) => figures[key])),
      must: 100,
      aim: 100,
      atLeast: true,
    })),
    worst(routes, 'CLS to the foot, 412 px', '', (page) => rounded(page.phone.shift), 0, 0),
    worst(routes, 'CLS to the foot, 1280 px', '', (page) => rounded(page.desktop.shift), 0, 0),
    worst(text, 'TBT of text pages', 'ms', ({ figures }) => figures.tbt, 10, 0),
    worst(routes, 'LCP picture at 412 px', 'KB', (page) => page.untouched.lcpPicture / KB, 40, 10),
    { name: 'Web fonts in all', unit: 'KB', value: site.fontBytes / KB, must: 25, aim: 21 },
    ...Object.entries(site.openings).map(([name, value]) => ({
      name: `${name}: tap to paint, slow 4G, 4× CPU`,
      unit: 'ms' as const,
      value,
      must: 100,
      aim: 50,
    })),
    { name: 'Search: code and index, brotli', unit: 'KB', value: site.searchBytes / KB, must: 32, aim: 25 },
    { name: 'next build, pictures cached', unit: 's', value: site.buildSeconds, must: 20, aim: 12 },
  ]
}

/** CLS is told in three digits. */
const rounded = (shift: number) => Math.round(shift * 1000) / 1000

/** The page with the highest figure. NaN is the highest: what was not measured has missed. */
function worst<Page extends { route: string }>(
  pages: readonly Page[],
  name: string,
  unit: Budget['unit'],
  figure: (page: Page) => number,
  must: number,
  aim: number,
): Budget {
  const figures = pages.map((page) => ({ where: page.route, value: figure(page) }))
  const height = (value: number) => (Number.isNaN(value) ? Infinity : value)
  const [highest] = figures.toSorted((a, b) => height(b.value) - height(a.value))
  return { name, unit, value: highest?.value ?? Number.NaN, must, aim, where: highest?.where }
}

type Compared = { site: string; route: string; figures: Figures }

/** To be ahead of a peer on every route: the worst ratio counts. Without the peer's figures none is kept. */
export function budgetsAgainst(
  peer: string,
  ours: readonly Compared[],
  theirs: readonly Compared[],
): Budget[] {
  const ratio = (name: string, figure: (figures: Figures) => number, aim: number) =>
    worst(
      ours,
      `Ours to ${peer}: ${name}`,
      '×',
      ({ route, figures }) => {
        const other = theirs.find((row) => row.route === route)
        return other ? figure(figures) / figure(other.figures) : Number.NaN
      },
      0.99,
      aim,
    )
  return [
    ratio('bytes', ({ bytes }) => bytes, 0.5),
    ratio('bytes without pictures', ({ bytes, pictureBytes }) => bytes - pictureBytes, 0.5),
    ratio('LCP', ({ lcp }) => lcp, 0.8),
  ]
}

const reaches = ({ value, atLeast }: Budget, mark: number) => (atLeast ? value >= mark : value <= mark)

export const verdict = (budget: Budget): '✓' | 'aim missed' | '✗ MISSED' => {
  if (!reaches(budget, budget.must)) return '✗ MISSED'
  return reaches(budget, budget.aim) ? '✓' : 'aim missed'
}
