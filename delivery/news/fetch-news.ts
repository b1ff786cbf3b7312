import type { NewsItem } from '../../content/model/schemas/news'
import { OperatorError } from '../operator-error'
import { get, type Limits } from './get'
import { keepPicture, type KeptPicture } from './keep-picture'
import { readFeed, type FeedItem } from './read-feed'

type Feed = { readonly name: string; readonly url: string }

type Options = {
  readonly now?: Date
  readonly allowsLoopback?: boolean
  /** Milliseconds that a file may take. */
  readonly time?: number
}

export type FetchedNews = {
  /** Newest first. */
  readonly items: readonly NewsItem[]
  /** Those that are new; the others are there already. */
  readonly pictures: readonly KeptPicture[]
  /** A sentence for each feed without news, of which the former items stay. */
  readonly failures: readonly string[]
  /** A sentence for each item that is not as its feed says. */
  readonly remarks: readonly string[]
}

/** Of one feed. A board has room for fewer, but another feed may fail one day. */
const mostItems = 20
/** Addresses of pictures that are tried for one item. */
const mostTries = 3
/** Clocks differ. */
const tolerance = 3_600_000

/**
 * Reads all feeds, one after the other: nobody waits for it, and it asks little of each server.
 * @param former the items that stand in content/data/news.json
 */
export async function fetchNews(
  feeds: readonly Feed[],
  former: readonly NewsItem[],
  { now = new Date(), allowsLoopback = false, time = 20_000 }: Options = {},
): Promise<FetchedNews> {
  const items: NewsItem[] = []
  const pictures: KeptPicture[] = []
  const failures: string[] = []
  const remarks: string[] = []
  const limitsOf = (bytes: number): Limits => ({ bytes, time, allowsLoopback })

  for (const feed of feeds) {
    const known = former.filter((item) => item.feed === feed.url)
    const found = await failing(async () => readFeed(await get(feed.url, limitsOf(5_000_000))))
    if (found instanceof OperatorError) {
      failures.push(`The feed "${feed.name}" (${feed.url}) ${found.message}. ${keptLine(known.length)}`)
      items.push(...known)
      continue
    }
    const remark = (title: string, says: string) => remarks.push(`${feed.name}: "${title}" ${says}.`)
    for (const entry of newestFirst(found).slice(0, mostItems)) {
      const item = checked(entry, feed, known, now, remark)
      if (item === undefined) continue
      const twin = items.find((other) => isSame(other, item))
      if (twin) remark(item.title, 'is there already, so it is left out')
      else items.push(await withPicture(item, entry, known, remark))
    }
  }
  return {
    items: items.toSorted((a, b) => b.published.localeCompare(a.published)),
    pictures,
    failures,
    remarks,
  }

  async function withPicture(
    item: NewsItem,
    { pictures: addresses }: FeedItem,
    known: readonly NewsItem[],
    remark: (title: string, says: string) => void,
  ): Promise<NewsItem> {
    let says: string | undefined
    for (const from of addresses.slice(0, mostTries)) {
      const kept = known.find(({ picture }) => picture?.from === from)?.picture
      if (kept) return { ...item, picture: kept }
      const picture = await failing(async () => keepPicture((await get(from, limitsOf(15_000_000))).bytes))
      if (!(picture instanceof OperatorError)) {
        pictures.push(picture)
        return { ...item, picture: { file: picture.file, from } }
      }
      says ??= `goes without its picture: ${from} ${picture.message}`
    }
    if (says !== undefined) remark(item.title, says)
    return item
  }
}

/** An item of a feed as one of ours; nothing for one that cannot be shown. */
function checked(
  { title, href, published }: FeedItem,
  feed: Feed,
  known: readonly NewsItem[],
  now: Date,
  remark: (title: string, says: string) => void,
): NewsItem | undefined {
  if (title === '') return void remark(href ?? '', 'has no title, so it is left out')
  if (href === undefined) return void remark(title, 'has no link to a web page, so it is left out')
  const firstSeen = known.find((item) => item.href === href)?.published ?? now.toISOString()
  const isOfFuture = published !== undefined && published.getTime() > now.getTime() + tolerance
  if (published === undefined) remark(title, 'has no date; it gets the day on which it was first seen')
  if (isOfFuture)
    remark(
      title,
      `is dated ${published.toISOString().slice(0, 10)}; it gets the day on which it was first seen`,
    )
  const instant = published === undefined || isOfFuture ? firstSeen : published.toISOString()
  return { title, href, feed: feed.url, published: instant }
}

const newestFirst = (entries: readonly FeedItem[]) =>
  entries.toSorted((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0))

/** Two feeds may have the same article, each with marks of its own behind the address. */
function isSame(one: NewsItem, other: NewsItem): boolean {
  return placeOf(one) === placeOf(other) || one.title.toLowerCase() === other.title.toLowerCase()
}

function placeOf({ href }: NewsItem): string {
  const url = new URL(href)
  const query = [...url.searchParams].filter(([name]) => !/^(?:utm_\w+|fbclid|gclid|ref|source)$/.test(name))
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}?${new URLSearchParams(query)}`
}

const keptLine = (count: number) =>
  count === 0 ? 'It has no items yet.' : `Its ${count} former ${count === 1 ? 'item stays' : 'items stay'}.`

/** What is wrong, as a value. */
async function failing<Value>(read: () => Promise<Value>): Promise<Value | OperatorError> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof OperatorError) return error
    throw error
  }
}
