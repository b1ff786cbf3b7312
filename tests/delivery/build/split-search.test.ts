import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import type { SearchDocument } from '../../../components/search/index-format'
import { splitSearch } from '../../../delivery/build/split-search'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()
beforeEach(async () => {
  await mkdir(path.join(out, '_next'))
})

/** Words that do not repeat, so that they do not compress. */
const words = (seed: number) =>
  Array.from({ length: 60 }, (_, index) => `w${((seed * 60 + index) * 2654435761) % 2 ** 32}`).join(' ')

const guides = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, page) => `/guide-${page}`).flatMap((path, page) =>
    ['', '#posts', '#rails'].map((anchor, section) => ({
      page: `Guide ${page}`,
      under: '',
      href: path + anchor,
      title: section === 0 ? `Guide ${page}` : `Part ${section}`,
      aliases: section === 0 ? [`alias${page}`] : [],
      text: words(page * 3 + section),
    })),
  )

const write = (documents: readonly SearchDocument[]) =>
  writeFile(path.join(out, 'search-index.json'), JSON.stringify(documents))

type Group = { address: string; pages: number }

const read = async (file: string) => JSON.parse(await readFile(path.join(out, file), 'utf8'))
const files = async () =>
  (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted()

test('pages, words and groups hold every section once, and no file weighs more than 64 KB', async () => {
  const documents = guides(300)
  await write(documents)
  await splitSearch(out)

  const { pages, words, groups } = await read('search-index.json')
  assert.equal(pages.length, 300)
  for (const { text } of pages) assert.match(text, /^(?:w\d+ )+…$/)
  const named = [...words, ...groups].map(({ address }: { address: string }) => address.slice(1))
  assert.deepEqual(await files(), ['search-index.json', ...named].toSorted())
  const parts = await Promise.all(groups.map(({ address }: Group) => read(address)))
  assert.deepEqual(parts.flat(), documents)
  assert.deepEqual(
    parts.map((part) => part.filter(({ href }: SearchDocument) => !href.includes('#')).length),
    groups.map(({ pages }: Group) => pages),
  )
  for (const file of await files()) {
    const { length } = brotliCompressSync(await readFile(path.join(out, file)))
    assert(length < 64_000, `${file}: ${length}`)
  }
})

test('the same site gives the same files', async () => {
  await write(guides(300))
  await splitSearch(out)
  const first = await files()
  await write(guides(300))
  await splitSearch(out)
  assert.deepEqual(await files(), first)
})
