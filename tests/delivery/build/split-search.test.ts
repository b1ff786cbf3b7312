import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { readGroupMark, type SearchDocument } from '../../../components/search/index-format'
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

async function write(documents: readonly SearchDocument[]) {
  const beginnings = documents.map((document) => ({ ...document, text: document.text.slice(0, 60) }))
  await writeFile(path.join(out, 'search-index.json'), JSON.stringify(beginnings))
  const texts = Object.fromEntries(documents.map(({ href, text }) => [href, text]))
  await writeFile(path.join(out, 'search-texts.json'), JSON.stringify(texts))
}

type Group = { address: string; pages: number }
type WordList = { address: string; from: string }

const read = async (file: string) => JSON.parse(await readFile(path.join(out, file), 'utf8'))
const files = async () =>
  (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted()

test('a search that is light enough stays as it is', async () => {
  await write(guides(20))
  const before = await readFile(path.join(out, 'search-index.json'))
  await splitSearch(out)

  assert.deepEqual(await files(), ['search-index.json', 'search-texts.json'])
  assert.deepEqual(await readFile(path.join(out, 'search-index.json')), before)
})

test('one that would pass 64 KB is split, and no file of it does', async () => {
  const documents = guides(300)
  await write(documents)
  await splitSearch(out)

  const { pages, words, groups } = await read('search-index.json')
  assert.equal(pages.length, 300)
  assert.deepEqual(
    await files(),
    [
      'search-index.json',
      ...[...words, ...groups].map(({ address }: Group | WordList) => address.slice(1)),
    ].toSorted((a, b) => (a < b ? -1 : 1)),
  )
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

test('the words lead to the groups that have them, and say where a title has them', async () => {
  await write(guides(300))
  await splitSearch(out)

  const { words, groups } = await read('search-index.json')
  assert(words.length > 1)
  assert.equal(words[0].from, '')
  const marksOf = new Map()
  for (const { address } of words) {
    const { terms, groups } = await read(address)
    const marks = groups.split(' ')
    for (const [index, term] of terms.split(' ').entries()) marksOf.set(term, marks[index])
  }
  const last = groups.length - 1
  assert.deepEqual([...marksOf.get('alias299')].map(readGroupMark), [{ group: last, isNamed: true }])
  const [, inText = ''] = / (w\d+)/.exec((await read(groups[0].address))[1].text) ?? []
  assert.deepEqual([...marksOf.get(inText)].map(readGroupMark), [{ group: 0, isNamed: false }])
})

test('the same site gives the same files', async () => {
  await write(guides(300))
  await splitSearch(out)
  const first = await files()
  await write(guides(300))
  await splitSearch(out)
  assert.deepEqual(await files(), first)
})
