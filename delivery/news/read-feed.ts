import { load } from 'cheerio'
import { parseFeed } from 'feedsmith'
import { OperatorError } from '../operator-error'
import { decode } from './decode'
import type { Answer } from './get'
import { plainText } from './plain-text'

/** An item as its feed has it. */
export type FeedItem = {
  readonly title: string
  /** Undefined where it leads nowhere that a reader may go. */
  readonly href: string | undefined
  readonly published: Date | undefined
  /** Addresses of pictures, the likeliest first. */
  readonly pictures: readonly string[]
}

/**
 * The items of a feed: RSS, Atom, RDF or JSON Feed.
 * @throws OperatorError that says what is wrong with it, as the end of a sentence
 */
export function readFeed({ url, type, bytes }: Answer): FeedItem[] {
  const text = decode(bytes, type)
  // Entities of its own can grow to gigabytes, or read files. No feed needs them.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text))
    throw new OperatorError('declares entities of its own, which is not safe to read')
  const start = text.trimStart().slice(0, 200)
  if (start === '') throw new OperatorError('is empty')
  if (/^(?:<!--[^]*?-->\s*)?(?:<!doctype html|<html)/i.test(start))
    throw new OperatorError('is a web page, and no feed')
  const entries = entriesOf(text)
  if (entries.length === 0) throw new OperatorError('has no items')
  return entries.map(({ title, links, dates, pictures, html }) => ({
    title: plainText(title ?? ''),
    href: links.flatMap((link) => webAddress(link, url) ?? [])[0],
    published: dates.flatMap((date) => instant(date) ?? [])[0],
    pictures: [...pictures, ...picturesIn(html)].flatMap((address) => webAddress(address, url) ?? []),
  }))
}

type Text = string | undefined

type Entry = {
  title: Text
  links: Text[]
  dates: Text[]
  pictures: Text[]
  /** Where pictures may stand, too. */
  html: Text[]
}

/** The formats differ in what they call the same things. */
function entriesOf(text: string): Entry[] {
  const parsed = parse(text)
  switch (parsed.format) {
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.url, item.external_url],
        dates: [item.date_published, item.date_modified],
        pictures: [
          item.image,
          item.banner_image,
          ...imagesOf(item.attachments?.map(({ url, mime_type }) => ({ url, type: mime_type }))),
        ],
        html: [item.content_html],
      }))
    case 'atom':
      return (parsed.feed.entries ?? []).map((item) => ({
        title: item.title?.value,
        links:
          item.links?.filter(({ rel = 'alternate' }) => rel === 'alternate').map(({ href }) => href) ?? [],
        dates: [item.published, item.updated],
        pictures: [
          ...imagesOf(
            item.links
              ?.filter(({ rel }) => rel === 'enclosure')
              .map(({ href, type }) => ({ url: href, type })),
          ),
          ...mediaOf(item.media),
        ],
        html: [item.content?.value, item.summary?.value],
      }))
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.link, item.guid?.value],
        dates: [item.pubDate, ...(item.dc?.dates ?? [])],
        pictures: [...imagesOf(item.enclosures), ...mediaOf(item.media), item.itunes?.image],
        html: [item.content?.encoded, item.description],
      }))
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.link],
        dates: item.dc?.dates ?? [],
        pictures: mediaOf(item.media),
        html: [item.content?.encoded, item.description],
      }))
  }
}

function parse(text: string) {
  try {
    return parseFeed(text)
  } catch {
    throw new OperatorError('is no RSS, Atom or JSON feed, or is damaged')
  }
}

type File = { url?: string | undefined; type?: string | undefined; medium?: string | undefined }

const imagesOf = (files: readonly File[] = []) =>
  files.filter(({ type, medium }) => medium === 'image' || type?.startsWith('image/')).map(({ url }) => url)

type Media = {
  contents?: readonly File[]
  thumbnails?: readonly { url?: string | undefined }[]
  groups?: readonly Media[]
}

const mediaOf = (media: Media | undefined): Text[] => [
  ...imagesOf(media?.contents),
  ...(media?.thumbnails ?? []).map(({ url }) => url),
  ...(media?.groups ?? []).flatMap(mediaOf),
]

function picturesIn(html: readonly Text[]): Text[] {
  return html.flatMap((part) => {
    if (!part?.includes('<img')) return []
    const $ = load(part, null, false)
    return $('img')
      .get()
      .map((image) => $(image).attr('src'))
  })
}

/** An address that a reader may follow, or a picture may be fetched from; nothing for `javascript:` and the like. */
function webAddress(address: Text, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address.trim(), base)) return undefined
  const { protocol, href } = new URL(address.trim(), base)
  return /^https?:$/.test(protocol) ? href : undefined
}

function instant(date: Text): Date | undefined {
  const found = new Date(date ?? NaN)
  return Number.isNaN(found.getTime()) ? undefined : found
}
