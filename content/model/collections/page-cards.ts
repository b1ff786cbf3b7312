import { getPage, type PagePath } from '../pages/page-registry'
import type { HouseAdContent } from '../schemas/house-ads'
import type { Site } from '../schemas/site'
import { stringsIn } from '../store/strings-in'
import { shownCards } from './house-ads'

/**
 * The cards of a page, one for each of its slots: the first and the last by what the page is about. Each page has its
 * own order, by its address, so readers meet all of them and each page stays as it was, whichever cards are added.
 * @param content of the page
 */
export function cardsOf(path: PagePath, site: Site, content?: unknown): HouseAdContent[] {
  const ledTo = leadsOf(path, content)
  const cards = shownCards(site)
    .filter((card) => mayStand(card, path) && !ledTo.includes(pageOf(card.href)))
    .map((card) => ({ card, fit: fitOf(card, path), rank: hash(`${path} ${card.id}`) }))
    .toSorted((a, b) => a.rank - b.rank)
  const suited = cards.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)
  // A short page has the last slot alone.
  const [bestLast, bestFirst] = suited
  const rest = cards.filter((one) => one !== bestLast && one !== bestFirst)
  const first = bestFirst ?? rest.shift()
  const last = bestLast ?? rest.shift()
  const between = rest.slice(0, Object.keys(site.ads.slots).length - 2)
  return [first, ...between, last].flatMap((one) => one?.card ?? [])
}

const pageOf = (href: string) => href.split('#')[0] ?? ''

const isWithin = (path: string, section: string) => path === section || path.startsWith(`${section}/`)

/** Not on its own page, nor on those below it, whose breadcrumbs lead there; but where it suits, to a section above. */
const mayStand = (card: HouseAdContent, path: string) =>
  path !== pageOf(card.href) && (fitOf(card, path) > 0 || !isWithin(path, pageOf(card.href)))

/** How closely a card names the page, by the length of the section's address; 0 where it does not. */
const fitOf = ({ on = [] }: HouseAdContent, path: string) =>
  Math.max(0, ...on.filter((section) => isWithin(path, section)).map(({ length }) => length))

/** Where a page sends its readers first: from its lead and its answer in brief, and to what comes next. */
function leadsOf(path: PagePath, content: unknown): string[] {
  const words = stringsIn(content).filter(({ field }) => field === 'lead' || field === 'answer')
  const links = words.flatMap(({ value }) =>
    [...value.matchAll(/\]\((\/[^)#?]*)/g)].map(([, page = '']) => page),
  )
  const { next } = getPage(path)
  return next ? [...links, pageOf(next.href)] : links
}

/** FNV-1a, and the end of MurmurHash3: two addresses that differ in their last letter are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
