import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseContent } from './define'
import type { Master, Variant } from './pictures'
import { newsSchema, type NewsItem } from './schemas/news'
import { site } from './site'
import raw from '../data/news.json' with { type: 'json' }

/** What `npm run news` has fetched. */
export const fetchedNews: readonly NewsItem[] = parseContent('content/data/news.json', newsSchema, raw).items

/** That with the names of its feeds; of those that are no longer in the settings, nothing. */
export const news = fetchedNews.flatMap((item) => {
  const feed = site.news.feeds.find(({ url }) => url === item.feed)
  return feed ? [{ ...item, source: feed.name }] : []
})

/** The size in px in which their pictures are kept: four to three, and no wider than readers get who save data. */
export const newsPictureSize = { width: 576, height: 432 }

/** The master of an item's picture, as `npm run news` wrote it. */
export async function newsMaster(name: string): Promise<Master> {
  const bytes = await readFile(path.join(process.cwd(), 'content', 'news', name))
  return { name: 'news', file: name, ...newsPictureSize, hash: name.replace('.jpg', ''), bytes }
}

/** The files that the site serves of it. */
export function newsVariants({ hash }: Pick<Master, 'hash'>): Variant[] {
  return (
    [
      ['avif', 400],
      ['avif', 576],
      ['webp', 576],
    ] as const
  ).map(([format, width]) => ({ file: `news-${hash}-${width}.${format}`, format, width }))
}
