/** @jest-environment node */
import fc from 'fast-check'
import { searchDocuments } from '@/components/search/build-index'
import { fetchSearch } from '@/components/search/dialog/fetch-search'
import { createSearch, type Search } from '@/components/search/engine/engine'
import { splitDocuments } from '@/delivery/build/split-search'
import { fuzz, fuzzLater, hostileJson, hostileText } from '../../lib/fuzz'

let documents: Awaited<ReturnType<typeof searchDocuments>>
let site: Search

beforeAll(async () => {
  documents = await searchDocuments()
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
      for (const result of search?.search('gate', 99).results ?? []) {
        expect(result.href).toMatch(/^\/(?!\/)/)
        expect([result.page, result.under, result.title].map((value) => typeof value)).toEqual([
          'string',
          'string',
          'string',
        ])
      }
      search?.suggest('gatte')
    },
  )
})

test('words and texts of hostile names are found like any others', async () => {
  await fuzzLater(fc.tuple(sound, hostileText), async ([index, query]) => {
    serve({ '/search-index.json': index })
    const search = await fetchSearch()
    const whole = await search.withTexts(Object.fromEntries(index.map(({ href, text }) => [href, text])))
    for (const one of [search, whole]) expect(one.search(query, 99).count).toBeLessThanOrEqual(index.length)
  })
})

test('parts of a split index that hold anything else leave the pages', async () => {
  const { pages, words, groups } = splitDocuments(documents, 20_000)
  const index = {
    pages,
    words: words.map(({ from }, number) => ({ from, address: `/words-${number}` })),
    groups: groups.map((group, number) => ({ address: `/${number}`, pages: group.length })),
  }
  const soundWords = words.map(({ list }, number) => [`/words-${number}`, list] as const)
  await fuzzLater(
    fc.tuple(fc.boolean(), hostileJson, hostileText),
    async ([isSound, part, query]) => {
      serve({
        '/search-index.json': index,
        ...Object.fromEntries(index.groups.map(({ address }) => [address, part])),
        ...Object.fromEntries(isSound ? soundWords : index.words.map(({ address }) => [address, part])),
      })
      const search = await fetchSearch()
      const before = search.search('gate').count
      const extended = (await search.extend?.(query).catch(() => undefined)) ?? search
      expect(extended.search('gate').count).toBe(before)
      extended.search(query)
    },
    { share: 0.1 },
  )
})
