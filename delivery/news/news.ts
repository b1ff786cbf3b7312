import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from '../../content/model/store/define'
import { fetchedNews } from '../../content/model/collections/news'
import { site } from '../../content/model/collections/site'
import { exitWithError, OperatorError } from '../operator-error'
import { fetchNews } from './fetch-news'

/**
 * `npm run news`: fetches the feeds of content/site.json for our own board of news, and writes content/data/news.json and
 * content/news/. Ends with status 1 where a feed has failed; what there was of it stays.
 */
await updateNews().catch((error) =>
  exitWithError(error instanceof ContentError ? new OperatorError(error.message) : error),
)

async function updateNews(): Promise<void> {
  const { feeds, board } = site().news
  if (feeds.length === 0) {
    console.log('content/site.json › news.feeds is empty: the board shows what is new on this site.')
  }
  if (board !== 'own')
    console.log(`content/site.json › news.board is "${board}": the site does not show what is fetched.`)
  const { items, pictures, failures, remarks } = await fetchNews(feeds, fetchedNews())

  const folder = path.join('content', 'news')
  await mkdir(folder, { recursive: true })
  for (const { file, bytes } of pictures) await writeFile(path.join(folder, file), bytes)
  // Whoever builds meanwhile has the former list or this one, and the pictures of either.
  const list = path.join('content', 'data', 'news.json')
  await writeFile(`${list}.new`, `${JSON.stringify({ items }, null, 2)}\n`)
  await rename(`${list}.new`, list)
  const used = new Set(items.map(({ picture }) => picture?.file))
  for (const name of await readdir(folder)) {
    if (name.endsWith('.jpg') && !used.has(name)) await rm(path.join(folder, name))
  }

  for (const line of remarks) console.warn(line)
  for (const line of failures) console.error(line)
  console.log(`${items.length} items of ${feeds.length} feeds stand in ${list}.`)
  if (failures.length > 0) process.exitCode = 1
}
