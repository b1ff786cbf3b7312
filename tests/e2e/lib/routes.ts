import process from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import siteFile from '../../../content/site.json' with { type: 'json' }
import settings from '../../fixtures/site.json' with { type: 'json' }
import { aliases, pages } from '../../../content/model/pages/page-registry'
import { fullTitle } from '../../../content/model/pages/page-title'
import { readTextPage } from '../../../content/model/text/text-page'
import { content as glossary } from '../../../content/model/pages/glossary'
import { content as history } from '../../../content/model/pages/history'
import { content as home } from '../../../content/model/pages/home'
import { content as installation } from '../../../content/model/pages/installation-maintenance'
import { content as typesOfFences } from '../../../content/model/pages/types-of-fences'
import { styleOfPage } from '../../../content/model/collections/style-pages'

// An operator may change every text. The tests expect the text of the content that was built.

export const site = siteFile

/** Whether this is the site as it ships: only its own pictures and texts have a weight and a length to keep. */
export const isShipped = isDeepStrictEqual(siteFile, settings)

/** The address that the build wrote into canonical links. */
export const siteOrigin = new URL(process.env['SITE_URL'] ?? site.url).origin

type Route = {
  path: string
  title: string
  heading: string
  canonical: string
  /** Words that the specification promises on this page. */
  promised: readonly string[]
}

/** The eras that the home page shows. */
export const homeEras = history()
  .eras.filter((era) => era.home)
  .slice(0, 3)

const stepTitles = installation().steps.map(({ title }) => title)
const headings = (path: string) => readTextPage(path).outline.sections.map(({ heading }) => heading)

const promised: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Explore Fence Types',
    'Installation Guide',
    'View All Fence Types',
    home().news.heading,
    ...homeEras.map(({ era }) => era),
    ...stepTitles,
  ],
  '/types-of-fences': [
    ...typesOfFences().fenceTypes.map(({ title }) => title),
    'Key benefits',
    'on Wikipedia',
  ],
  '/installation-maintenance': [
    'Tools checklist',
    'Materials list',
    'Professional tips',
    ...stepTitles,
    'Maintenance tips',
    ...installation().troubleshooting.map(({ problem }) => problem),
  ],
  '/history': ['Timeline', 'Cultural Significance', 'Resources', ...history().eras.map(({ era }) => era)],
  '/glossary': glossary().terms.map(({ term }) => term),
  '/contact': [site.contact.email, site.contact.phone, ...site.partners.map(({ name }) => name)],
  '/radio': ['Now Playing', site.radio.station, site.radio.programme],
  '/books': ['Apply', 'Learn More', 'View all books', `View on ${site.retailer.name} →`, 'Back to home'],
  '/privacy': headings('/privacy'),
  '/terms': headings('/terms'),
}

/**
 * Of the pages drawn from data, which share one form, the fullest, odd ones and the thinnest; of the guides, those with
 * something that no other has.
 */
const looked = [
  ...['ohio', 'texas', 'alaska', 'district-of-columbia', 'south-carolina'].map(
    (slug) => `/fence-laws/${slug}`,
  ),
  '/fence-laws/neighbor-letter',
  '/fence-laws/open-data',
  '/installation-maintenance/weekend-plan',
]

/** Nothing but Markdown, of one form: the build checks each of them, `everyPath` measures each. */
const isPlainGuide = ({ path, isText, isDrawn, reviewed, menus }: ReturnType<typeof pages>[number]) =>
  isDrawn || (isText && reviewed !== undefined && menus.length === 0 && path.split('/').length > 2)

/** Fewest guides that have between them every kind of block, and a style's plate. */
function samples(): string[] {
  const kindsOf = (path: string): string[] =>
    [
      ...JSON.stringify(readTextPage(path).content).matchAll(
        /"(?:kind|tone|answer|ordered)":(?:"[a-z]+"|true)?/g,
      ),
      ...(styleOfPage(path) ? ['plate'] : []),
    ].map(String)
  const found: string[] = []
  const missing = new Map(
    pages()
      .filter((page) => isPlainGuide(page) && !page.isDrawn)
      .map(({ path }) => [path, new Set(kindsOf(path))]),
  )
  for (;;) {
    const [path, kinds] = [...missing].toSorted(([, a], [, b]) => b.size - a.size)[0] ?? []
    if (path === undefined || !kinds || kinds.size === 0) return found
    found.push(path)
    const covered = [...kinds]
    for (const others of missing.values()) for (const kind of covered) others.delete(kind)
  }
}

const sampled = samples()

const shown = pages().filter(
  (page) => !isPlainGuide(page) || looked.includes(page.path) || sampled.includes(page.path),
)

/** A text of some length that explains how something is done. */
export const isGuide = (path: string) =>
  pages().some(
    (page) =>
      page.path === path && !page.isDrawn && page.reviewed !== undefined && path.split('/').length > 2,
  )

/** All that the sitemap lists. */
export const everyPath = pages().map(({ path }) => path)

/** The pages that are tried one by one, their aliases included, as a reader must find them. */
export const routes: readonly Route[] = [
  ...shown.map((page) => ({ ...page, address: page.path })),
  ...aliases().flatMap(({ path, of }) =>
    pages()
      .filter((page) => page.path === of)
      .map((page) => ({ ...page, address: path })),
  ),
].map((page) => ({
  path: page.address,
  title: fullTitle(page),
  heading: page.path === '/' ? home().hero.title : page.heading,
  canonical: `${siteOrigin}${page.path === '/' ? '' : page.path}`,
  promised: promised[page.path] ?? [],
}))

/** The pages that are tried one by one. */
export const paths = shown.map(({ path }) => path)

const isIn = (menu: string) => (page: { menus: readonly string[] }) => page.menus.includes(menu)

/** The pages that the header and the menu lead to. */
export const headerPages = pages().filter(isIn('header'))

/** The pages that the footer leads to. */
export const footerPages = pages().filter((page) => isIn('footer')(page) || isIn('legal')(page))

/** What stands in the heading of a page. */
export function headingOf(path: string): string {
  return routes.find((route) => route.path === path)?.heading ?? ''
}
