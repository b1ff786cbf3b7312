/** @jest-environment node */
import { createSearch, type SearchAnswer } from '@/components/search/engine/engine'
import { createSplitSearch } from '@/components/search/engine/split-search'
import { splitDocuments } from '@/delivery/build/split-search'
import { documents, queries } from './recorded'

const whole = createSearch(documents)

/** The same documents in small groups, and the addresses of those and of the lists of words that were fetched. */
async function openSplit(fail: (address: string) => boolean = () => false, listSize = 4000) {
  const { pages, words, groups } = splitDocuments(documents, 6000, listSize)
  const fetched: string[] = []
  const lists: string[] = []
  const index = {
    pages,
    words: words.map(({ from }) => ({ from, address: from })),
    groups: groups.map((group, number) => ({ address: String(number), pages: group.length })),
  }
  const search = await createSplitSearch(index, {
    words: async (address) => {
      lists.push(address)
      if (fail(`words ${address}`)) throw new Error(`${address}: 404`)
      return words.find(({ from }) => from === address)?.list ?? { terms: '', groups: '' }
    },
    group: async (address) => {
      fetched.push(address)
      if (fail(address)) throw new Error(`${address}: 404`)
      return groups[Number(address)]?.flat() ?? []
    },
  })
  const extend = async (query: string) => (await search.extend?.(query)) ?? search
  const find = async (query: string, limit?: number) => hrefs((await extend(query)).search(query, limit))
  return { search, extend, find, fetched, groups, lists, words }
}

const hrefs = ({ results }: SearchAnswer) => results.map(({ href }) => href)

test('a split index holds every section once, in its order', async () => {
  const { groups } = await openSplit()
  expect(groups.length).toBeGreaterThan(5)
  expect(groups.flat(2)).toEqual(documents)
})

test('pages are found before anything is fetched, and nothing is fetched unasked', async () => {
  const { search, fetched } = await openSplit()
  expect(hrefs(search.search('history of fences'))).toContain('/history')
  expect(fetched).toEqual([])
})

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

test('a word that one group has fetches that group, once', async () => {
  const { find, fetched, groups } = await openSplit()
  const [href] = hrefs(whole.search('mending wall', 1))
  const home = groups.findIndex((group) => group.flat().some((document) => document.href === href))

  expect((await find('mending wall'))[0]).toBe(href)
  expect(fetched).toContain(String(home))
  const before = fetched.length
  await find('mending wall')
  expect(fetched).toHaveLength(before)
  expect(new Set(fetched).size).toBe(before)
})

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

test('a group that does not come fails the query, and is asked for again', async () => {
  let isOffline = true
  const { find } = await openSplit(() => isOffline)
  await expect(find('turnbuckle')).rejects.toThrow('404')
  isOffline = false
  expect(await find('turnbuckle')).toEqual(hrefs(whole.search('turnbuckle')))
})

test('lists of words hold each word once, and those that begin alike in the same list', async () => {
  const { words } = await openSplit()
  expect(words.length).toBeGreaterThan(3)
  const terms = words.map(({ list }) => list.terms.split(' '))
  const [whole] = (await openSplit(undefined, Infinity)).words
  expect(terms.flat()).toEqual(whole?.list.terms.split(' '))
  const beginnings = terms.map((list) => new Set(list.map((term) => term.slice(0, 2))))
  const total = beginnings.reduce((sum, { size }) => sum + size, 0)
  expect(new Set(beginnings.flatMap((list) => [...list])).size).toBe(total)
})

test('a query fetches the lists of its words alone, once', async () => {
  const { find, lists, words } = await openSplit()
  await find('turnbuckle')
  expect(lists).toHaveLength(1)
  expect(words.find(({ from }) => from === lists[0])?.list.terms).toContain('turnbuckl')
  await find('turnbuckles')
  expect(lists).toHaveLength(1)
})

test('a word that no list has, misspelled or two words in one, is looked for in all', async () => {
  const { find, lists, words } = await openSplit()
  expect((await find('trunbuckle'))[0]).toBe(hrefs(whole.search('turnbuckle'))[0])
  expect(lists).toHaveLength(words.length)
})

test('with its words in lists, the search answers as with one list', async () => {
  const differences: string[] = []
  for (const query of queries.filter((_, index) => index % 9 === 0)) {
    const [inLists, inOne] = await Promise.all([openSplit(), openSplit(undefined, Infinity)])
    const [found, wanted] = await Promise.all([inLists.find(query), inOne.find(query)])
    if (found.join() !== wanted.join()) differences.push(query)
  }
  expect(differences).toEqual([])
}, 60_000)

test('a list that does not come fails the query, and is asked for again', async () => {
  let isOffline = true
  const { find } = await openSplit((address) => isOffline && address.startsWith('words'))
  await expect(find('turnbuckle')).rejects.toThrow('404')
  isOffline = false
  expect((await find('turnbuckle'))[0]).toBe(hrefs(whole.search('turnbuckle'))[0])
})

test('words that are everywhere fetch four groups at most', async () => {
  const { find, fetched, groups } = await openSplit()
  expect((await find('fence post gate')).length).toBeGreaterThan(5)
  expect(groups.length).toBeGreaterThan(4)
  expect(fetched).toHaveLength(4)
})
