/** @jest-environment node */
import { createSearch } from '@/components/search/engine/engine'
import type { Part } from '@/components/search/engine/excerpt'
import type { SearchDocument } from '@/components/search/index-format'
import { queryOf } from '@/components/search/engine/query'
import { documents, queries, tablesOfQueries, type Answers } from './recorded'

const site = createSearch(documents)
const results = (query: string, limit?: number) => site.search(query, limit).results
const hrefs = (query: string, limit?: number) => results(query, limit).map(({ href }) => href)
const marked = (parts: readonly Part[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const joined = (parts: readonly Part[]) => parts.map(({ text }) => text).join('')

/** A search in a few sections of our own. */
function searchIn(...texts: readonly string[]) {
  const sections = texts.map((text, index): SearchDocument => {
    const [title = '', body = ''] = text.split(': ')
    return { href: `/page#${index}`, page: 'Page', under: '', title, text: body, aliases: [] }
  })
  const { search } = createSearch(sections)
  return (query: string) => search(query).results.map(({ title }) => title)
}

/** The queries of a table without an expected section among so many results. */
function missesIn(table: Answers, limit: number): string[] {
  return Object.entries(table)
    .filter(([query, expected]) => !hrefs(query, limit).some((href) => expected.includes(href)))
    .map(([query]) => query)
}

describe('the search of this site', () => {
  test('has the answer to all queries but one first', () => {
    expect(missesIn(tablesOfQueries.first, 1)).toEqual(['where is my boundary'])
    expect(missesIn(tablesOfQueries.first, 3)).toEqual([])
  })

  test('has the answer to all other queries among the first three', () => {
    expect(missesIn(tablesOfQueries['among the first three'], 3)).toEqual([])
  })

  test('answers queries that it was not tuned for', () => {
    expect(missesIn(tablesOfQueries['held out'], 1).length).toBeLessThanOrEqual(7)
    expect(missesIn(tablesOfQueries['held out'], 3).length).toBeLessThanOrEqual(2)
  })

  test('gives no answer where it has none', () => {
    expect(tablesOfQueries.unanswered.filter((query) => hrefs(query).length > 0)).toEqual([])
  })

  test('expects only sections that exist', () => {
    const known = documents.map(({ href }) => href)
    const { first, 'among the first three': others, 'held out': heldOut } = tablesOfQueries
    const expected = [first, others, heldOut].flatMap((table) => Object.values(table).flat())
    expect(expected.filter((href) => !known.includes(href))).toEqual([])
  })
})

describe('numbers', () => {
  const search = searchIn(
    'Low: a fence 6 ft tall',
    'Long: a run of 60 ft',
    'Range: posts stand 6–8 ft apart',
    'Inches: 6 in. of gravel',
    'Lumber: a 4×4 of 3½ in.',
    'Corner: use 3-4-5',
    'Far: 1,139 miles',
  )

  test.each(['6 ft', '6ft', "6'", '6’', '6 feet', '6-foot'])(
    'finds whole numbers with their unit for "%s"',
    (query) => {
      expect(search(query).toSorted()).toEqual(['Low', 'Range'])
    },
  )

  test('finds numbers that are written as words', () => {
    expect(search('six foot')).toEqual(expect.arrayContaining(['Low', 'Range']))
  })

  test('finds the other end of a range', () => {
    expect(search('8 ft')).toEqual(['Range'])
  })

  test('finds a number with any unit when none is asked for', () => {
    expect(search('6').toSorted()).toEqual(['Inches', 'Low', 'Range'])
    expect(search('60')).toEqual(['Long'])
  })

  test('neither completes nor corrects a number', () => {
    expect(search('113')).toEqual([])
    expect(search('61 ft')).toEqual([])
  })

  test.each(['4x4', '4×4', '4 x 4', '4 by 4'])('finds a size as "%s"', (query) => {
    expect(search(query)).toEqual(['Lumber'])
  })

  test.each(['3½ in', '3 1/2 inch', '3.5"', '3-1/2 in.'])('finds a fraction as "%s"', (query) => {
    expect(search(query)).toEqual(['Lumber'])
  })

  test('finds rules and thousands by number', () => {
    expect(search('3-4-5')).toEqual(['Corner'])
    expect(search('1139 miles')).toEqual(['Far'])
  })
})

describe('words', () => {
  const search = searchIn(
    'Gate: galvanized hinges',
    'Gray boards: color and weather',
    'Neighbor: the neighbor’s side',
    'Chain link: woven mesh',
    'Café: naïve trellis',
  )

  test.each([
    ['galvanised', 'Gate'],
    ['grey colour', 'Gray boards'],
    ['neighbours', 'Neighbor'],
    ["neighbor's", 'Neighbor'],
    ['neighbour’s', 'Neighbor'],
    ['door', 'Gate'],
    ['chainlink', 'Chain link'],
    ['grayboards', 'Gray boards'],
    ['cafe', 'Café'],
    ['HINGE', 'Gate'],
  ])('finds "%s" under "%s"', (query, title) => {
    expect(search(query)[0]).toBe(title)
  })

  test.each(['galvanzied', 'galvinized', 'hinjes', 'tretlis'])('corrects the typo in "%s"', (query) => {
    expect(search(query)).toHaveLength(1)
  })

  test.each([
    ['vynil', /vinyl/],
    ['vinly', /vinyl/],
    ['galvinized', /galvanized/],
    ['concreet', /concrete/],
    ['alumnium', /aluminum/],
    ['picet', /picket/],
    ['pickit', /picket/],
    ['lattise', /lattice/],
    ['cedarr', /cedar/],
    ['postt', /posts?/],
    ['gaurd', /guard/],
    ['hieght', /height/],
    ['heigth', /height/],
    ['seperate', /separate/],
    ['maintainance', /maintenance/],
    ['maintanence', /maintenance/],
    ['stian', /stain/],
    ['sealent', /stain|paint|seal/],
    ['hinje', /hinge/],
    ['frostline', /frost line/],
    ['chainlink', /chain link/],
    ['wrot iron', /iron/],
    ['fenc', /fence/],
    ['gat latch', /gate/],
  ])('corrects "%s" on this site', (query, word) => {
    const [result] = results(query)
    expect(
      marked([...(result?.titleParts ?? []), ...(result?.excerptParts ?? [])])
        .join(' ')
        .toLowerCase(),
    ).toMatch(word)
  })

  test.each(['goat', 'curved', 'invisible', 'retaining', 'fell', 'moss', 'dug out', 'gale'])(
    'takes "%s" for a word of its own and not for a typo',
    (query) => {
      const find = searchIn(
        'Powder coat: no visible nails',
        'Pour and cure: cured, then restained',
        'Restain: in fall, in full sun, with most of it in place',
        'Gate: a pallet',
      )
      expect(find(query)).toEqual([])
    },
  )

  test('does not correct short words', () => {
    expect(search('lin')).toEqual(['Chain link'])
    expect(search('lnk')).toEqual([])
  })

  test.each(['ga', 'gat', 'gate', 'gates', 'gate h', 'gate hin', 'gate hinge', 'gate hinges'])(
    'has the gate first while typing "%s"',
    (query) => {
      expect(search(query)[0]).toBe('Gate')
    },
  )

  test.each(['lean', 'leani', 'leanin', 'leaning', 'leaning f', 'leaning fenc'])(
    'has the leaning fence first while typing "%s"',
    (query) => {
      expect(hrefs(query)[0]).toBe('/installation-maintenance#leaning-fence')
    },
  )

  test('offers questions that begin like the query', () => {
    expect(results('how').map(({ title }) => title)).toContain('How deep should fence posts go?')
  })

  test('puts what has every word before what repeats one', () => {
    expect(searchIn('Post post: post posts', 'Frost: a post below')('post frost')[0]).toBe('Frost')
  })

  test('finds two words as two and as one', () => {
    const find = searchIn('One: a gate post', 'Two: post of a gate', 'Three: gateposts', 'Four: a roof')
    for (const query of ['gate post', 'gate-posts', 'Gate Posts'])
      expect(find(query).toSorted()).toEqual(['One', 'Three', 'Two'])
    // The second is a word that queries are searched without.
    expect(searchIn('One: lay it out', 'Two: its layout')('lay out').toSorted()).toEqual(['One', 'Two'])
    expect(searchIn('One: a box', 'Two: a shadowbox')('shadow box')[0]).toBe('Two')
  })
})

describe('names of object properties', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'concat']

  test.each(names)('"%s" is a word like any other', (name) => {
    const search = searchIn('Side gate: hinges', `Builder: the ${name} of a gate`)
    expect(search(name)).toEqual(['Builder'])
    expect(search(`gate ${name}`)[0]).toBe('Builder')
    expect(searchIn(`${name}: a heading`)(name)).toEqual([name])
  })
})

describe('whole texts', () => {
  const beginnings = documents.map((document) => ({ ...document, text: document.text.slice(0, 60) }))
  const texts = Object.fromEntries(documents.map(({ href, text }) => [href, text]))
  const first = createSearch(beginnings)

  test('answer like an index that was built from them', async () => {
    const whole = await first.withTexts(texts)
    for (const query of queries) expect(whole.search(query, 99)).toEqual(site.search(query, 99))
    expect(whole.suggest('postts')).toEqual(site.suggest('postts'))
  })

  test('leave the search that they are added to as it was', async () => {
    const before = queries.map((query) => first.search(query))
    await first.withTexts(texts)
    expect(queries.map((query) => first.search(query))).toEqual(before)
  })

  test('of unknown addresses are left out, and beginnings without one stay', async () => {
    const whole = await first.withTexts({ '/unknown': 'A quokka sat on the fence.' })
    expect(whole.search('quokka').count).toBe(0)
    expect(whole.search('gate', 99)).toEqual(first.search('gate', 99))
  })

  test('give the page its turn while they are read', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1))
    const many = Object.fromEntries(documents.map(({ href, text }) => [href, text.repeat(9)]))
    await first.withTexts(many)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })
})

describe('results', () => {
  test('tell page, heading and address', () => {
    expect(results('shadowbox')[0]).toMatchObject({
      href: '/types-of-fences#shadowbox',
      page: 'Types of Fences',
      under: 'Wooden fences',
      title: 'Shadowbox',
    })
  })

  test('mark whole words in heading and excerpt', () => {
    const [result] = results('how deep should fence posts be')
    expect(marked(result?.titleParts)).toEqual(['deep', 'fence posts'])
    expect(marked(result?.excerptParts)).toContain('post’s')
  })

  test('mark numbers with their unit, synonyms and corrected words', () => {
    expect(marked(results('6ft post length')[0]?.excerptParts)).toContain('6 ft')
    expect(marked(results('stringer')[0]?.titleParts)).toEqual(['rails'])
    expect(marked(results('shadowbx')[0]?.titleParts)).toEqual(['Shadowbox'])
  })

  test('show the place of the match, about 125 characters long', () => {
    const [result] = results('dog keeps digging under fence')
    expect(joined(result?.excerptParts ?? [])).toMatch(/^… digging along the bottom/)
  })

  test('have short excerpts, and parts that add up to title and excerpt', () => {
    for (const { title, text, titleParts, excerptParts } of queries.flatMap((query) => results(query))) {
      const excerpt = joined(excerptParts)
      expect(joined(titleParts)).toBe(title)
      expect(excerpt.length).toBeLessThanOrEqual(130)
      expect(excerpt.length).toBeGreaterThan(20)
      expect(text).toContain(excerpt.replace(/^… | …$/g, ''))
    }
  })

  test('leave markup in a query without effect', () => {
    expect(hrefs('<b>gate</b>')).toEqual(hrefs('gate'))
  })

  test('are at most as many as asked for, each once', () => {
    expect(results('fence', 5)).toHaveLength(5)
    const all = hrefs('fence post', 99)
    expect(new Set(all).size).toBe(all.length)
    expect(site.search('fence post', 1).count).toBe(all.length)
  })

  test.each(['', '   ', '?!…', '"', '<>', '-', 'a', 'xqzzt'])('are none for "%s"', (query) => {
    expect(results(query)).toEqual([])
  })

  test('survive a very long query', () => {
    expect(site.search('fence post '.repeat(200)).count).toBeGreaterThan(0)
  })

  test.each(['x'.repeat(1_000_000), 'fence '.repeat(170_000), ' '.repeat(1_000_000), '1-'.repeat(500_000)])(
    'take no longer for a million characters than for a sentence (%#)',
    (query) => {
      const times = [1, 2, 3, 4, 5].map(() => {
        const start = performance.now()
        site.search(query)
        site.suggest(query)
        return performance.now() - start
      })
      expect(Math.min(...times)).toBeLessThan(50)
    },
  )

  test('do not cut a character in half', () => {
    expect(queryOf(`${'a'.repeat(149)}😀`)).toBe('a'.repeat(149))
  })
})

describe('suggestions', () => {
  test.each([
    ['stokaadz', 'stockade'],
    ['shaddowbocks', 'shadowbox'],
    ['mantainanze', 'maintenance'],
  ])('for "%s" include "%s"', (query, word) => {
    expect(site.suggest(query)).toContain(word)
  })

  test.each(['', '?', '6 ft', 'xqzzt'])('are none for "%s"', (query) => {
    expect(site.suggest(query)).toEqual([])
  })
})
