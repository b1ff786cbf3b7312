import { readFile } from 'node:fs/promises'
import { newsSchema, type NewsItem } from '../schemas/news'
import { currentStore, defineCollection, defineJson, pathIn, type Store } from '../store/store'
import type { Master, Variant } from './pictures'
import { site } from './site'

const fetched = defineJson('content/data/news.json', newsSchema)

/** What `npm run news` has fetched. */
export const fetchedNews = (store?: Store): readonly NewsItem[] => fetched(store).items

/** That with the names of its feeds; of those that are no longer in the settings, nothing. */
export const news = defineCollection((store) =>
  fetchedNews(store).flatMap((item) => {
    const feed = site(store).news.feeds.find(({ url }) => url === item.feed)
    return feed ? [{ ...item, source: feed.name }] : []
  }),
)

/** The size in px in which their pictures are kept: four to three, and no wider than readers get who save data. */
export const newsPictureSize = { width: 576, height: 432 }

/** The master of an item's picture, as `npm run news` wrote it. */
export async function newsMaster(name: string): Promise<Master> {
  const bytes = await readFile(pathIn(currentStore(), `content/news/${name}`))
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
