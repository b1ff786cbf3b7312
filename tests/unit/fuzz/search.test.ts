import fc from 'fast-check'
import { searchDocuments } from '@/components/search/build-index'
import { fetchSearch } from '@/components/search/dialog/fetch-search'
import type { Search } from '@/components/search/engine/engine'
import { createSearch } from '@/components/search/engine/search-index'
import { fuzz, fuzzLater, hostileJson, hostileText } from '../../lib/fuzz'
import { splitIndex } from '../../lib/split-index'

let documents: Awaited<ReturnType<typeof searchDocuments>>
let site: Search

beforeAll(async () => {
  documents = searchDocuments()
  site = createSearch(documents)
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Whatever it is asked, it answers with sections that it has. */
function expectAnswers(search: Search, query: string, titles: ReadonlyMap<string, string>): void {
  for (const { href, title, titleParts } of search.search(query, 99).results) {
    expect(title).toBe(titles.get(href))
    expect(titleParts.map(({ text }) => text).join('')).toBe(title)
  }
  expect(search.suggest(query).length).toBeLessThanOrEqual(4)
}

test('no text that a reader can type breaks the search', () => {
  const titles = new Map(documents.map(({ href, title }) => [href, title]))
  fuzz(hostileText, (query) => expectAnswers(site, query, titles), { share: 4 })
})

/** Plays the server: what each file answers. */
function serve(files: Readonly<Record<string, unknown>>) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) => Response.json(files[String(address)] ?? null))
}

const path = fc
  .oneof(fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.webSegment())
  .map((name) => `/${name}`)
const strings = {
  page: hostileText,
  under: hostileText,
  href: path,
  title: hostileText,
  aliases: fc.array(hostileText, { maxLength: 3 }),
  text: hostileText,
}

/** What an index may hold by our own build. */
const sound = fc.array(fc.record(strings), { maxLength: 4 })

/** One field of an entry with something else in it. */
const fault = fc.oneof(
  fc.constant({}),
  fc
    .constantFrom('//evil.example', 'javascript:alert(1)', 'https://evil.example', '\\\\evil.example')
    .map((href) => ({ href })),
  ...Object.keys(strings).map((name) => hostileJson.map((value) => ({ [name]: value }))),
)

test('an index that holds anything else is refused, not half used', async () => {
  const entry = fc.record({ ...strings, title: fc.constant('Gate') })
  await fuzzLater(
    fc.oneof(
      fc
        .array(fc.tuple(entry, fault), { minLength: 1, maxLength: 3 })
        .map((pairs) => pairs.map(([whole, part]) => ({ ...whole, ...part }))),
      hostileJson,
    ),
    async (index) => {
      serve({ '/search-index.json': index })
      const search = await fetchSearch().catch(() => undefined)
      for (const { href, page, under, title } of search?.search('gate', 99).results ?? []) {
        expect(href).toMatch(/^\/(?!\/)/)
        expect([page, under, title].every((value) => typeof value === 'string')).toBe(true)
      }
      search?.suggest('gatte')
    },
  )
})

test('words and texts of hostile names are found like any others', async () => {
  await fuzzLater(fc.tuple(sound, hostileText), async ([index, query]) => {
    serve({ '/search-index.json': index })
    const search = await fetchSearch()
    expect(search.search(query, 99).count).toBeLessThanOrEqual(index.length)
    expect(await search.extend(query)).toBe(search)
  })
})

test('parts of a split index that hold anything else leave the pages', async () => {
  const { index, words, groups } = splitIndex(documents, 20_000)
  const parts = [...words.keys(), ...groups.keys()]
  await fuzzLater(
    fc.tuple(fc.boolean(), hostileJson, hostileText),
    async ([isSound, part, query]) => {
      serve({
        '/search-index.json': index,
        ...Object.fromEntries(parts.map((address) => [address, part])),
        ...(isSound ? Object.fromEntries(words) : {}),
      })
      const search = await fetchSearch()
      const before = search.search('gate').count
      const extended = await search.extend(query).catch(() => search)
      expect(extended.search('gate').count).toBe(before)
      extended.search(query)
    },
    { share: 0.1 },
  )
})
