import type { SearchAnswer } from '@/components/search/engine/engine'
import { createSearch } from '@/components/search/engine/search-index'
import { createSplitSearch } from '@/components/search/engine/split-search'
import { splitIndex } from '../../../../lib/split-index'
import { documents, queries } from './recorded'

const whole = createSearch(documents)

/** The same documents in small groups, and the addresses of those and of the lists of words that were fetched. */
async function openSplit(fail: (address: string) => boolean = () => false, listSize = 4000) {
  const { index, words, groups } = splitIndex(documents, 6000, listSize)
  const fetched: string[] = []
  const lists: string[] = []
  const search = await createSplitSearch(index, {
    words: async (address) => {
      lists.push(address)
      if (fail(address)) throw new Error(`${address}: 404`)
      return words.get(address) ?? { terms: '', groups: '', names: {} }
    },
    group: async (address) => {
      fetched.push(address)
      if (fail(address)) throw new Error(`${address}: 404`)
      return groups.get(address) ?? []
    },
  })
  const { extend } = search
  const find = async (query: string, limit?: number) => hrefs((await extend(query)).search(query, limit))
  return { search, extend, find, fetched, groups, lists, words }
}

const hrefs = ({ results }: SearchAnswer) => results.map(({ href }) => href)

test('a query has what the whole index has first among its first three', async () => {
  const misses: string[] = []
  // Each in a search of its own. Every fourth: all of them take 10 s.
  for (const query of queries.filter((_, index) => index % 4 === 0)) {
    const { find } = await openSplit()
    const [first = ''] = hrefs(whole.search(query))
    if (!(await find(query, 3)).includes(first)) misses.push(query)
  }
  expect(misses).toEqual([])
}, 60_000)

test('each section is found by its title, wherever it stands', async () => {
  const misses: string[] = []
  // One search that grows, as in a long visit.
  const { find } = await openSplit()
  for (const { title, href } of documents) {
    const isAmongBest = hrefs(whole.search(title, 3)).includes(href)
    if (isAmongBest && !(await find(title)).includes(href)) misses.push(href)
  }
  expect(misses).toEqual([])
}, 60_000)

test('words that nothing has fetch nothing', async () => {
  const { find, fetched } = await openSplit()
  expect(await find('qqqzzz')).toEqual([])
  expect(fetched).toEqual([])
})

test('a word is corrected before its group is there', async () => {
  const { find } = await openSplit()
  expect((await find('turnbukle'))[0]).toBe(hrefs(whole.search('turnbuckle'))[0])
})

test('queries that come while others are answered find what all of them have fetched', async () => {
  const { extend, fetched } = await openSplit()
  await Promise.all(['hinge', 'hinges', 'barbed wire'].map(extend))
  const search = await extend('barbed wire')
  expect(hrefs(search.search('hinge', 3))).toContain(hrefs(whole.search('hinge'))[0])
  expect(new Set(fetched).size).toBe(fetched.length)
})

test.each(['group', 'words'])(
  'a file of “%s” that does not come fails the query, and is asked for again',
  async (file) => {
    let isOffline = true
    const { find } = await openSplit((address) => isOffline && address.includes(file))
    await expect(find('turnbuckle')).rejects.toThrow('404')
    isOffline = false
    expect(await find('turnbuckle')).toEqual(hrefs(whole.search('turnbuckle')))
  },
)

test('a word that no list has, misspelled or two words in one, is looked for in all', async () => {
  const { find, lists, words } = await openSplit()
  expect((await find('trunbuckle'))[0]).toBe(hrefs(whole.search('turnbuckle'))[0])
  expect(lists).toHaveLength(words.size)
})

test('words that are everywhere fetch four groups at most', async () => {
  const { find, fetched, groups } = await openSplit()
  expect((await find('fence post gate')).length).toBeGreaterThan(5)
  expect(groups.size).toBeGreaterThan(4)
  expect(fetched).toHaveLength(4)
})
