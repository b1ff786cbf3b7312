/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Part } from '@/components/search/excerpt'
import { queryOf } from '@/components/search/query'
import { packDocuments, unpackDocuments, type SearchDocument } from '@/components/search/index-format'
import { createSearch } from '@/components/search/engine'
import recorded from '../../../fixtures/search-documents.json'
import { otherQueries, queries } from './queries'

// What the pages that ship say, recorded: an operator's own words may not decide whether the engine is good.
const documents: readonly SearchDocument[] = recorded
const site = createSearch(documents)
const first = (query: string) => site.search(query)[0]?.href
const hrefs = (query: string, limit?: number) => site.search(query, limit).map((result) => result.href)
const marked = (parts: readonly Part[] = []) => parts.filter(({ match }) => match).map(({ text }) => text)
const joined = (parts: readonly Part[]) => parts.map(({ text }) => text).join('')

/** A search in a few sections of our own. */
function searchIn(...texts: readonly string[]) {
  const sections = texts.map((text, id): SearchDocument => {
    const [title = '', body = ''] = text.split(': ')
    return { id, href: `/page#${id}`, page: 'Page', under: '', title, text: body, more: '', aliases: [] }
  })
  const { search } = createSearch(sections)
  return (query: string) => search(query).map((result) => result.title)
}

describe('the search of this site', () => {
  test.each(queries)('answers "%s"', (query, ...expected) => {
    expect(expected).toContain(first(query))
  })

  test.each(otherQueries)('has the answer to "%s" among the first three', (query, ...expected) => {
    expect(hrefs(query, 3).filter((href) => expected.includes(href))).not.toEqual([])
  })

  test('expects only sections that exist', () => {
    const known = documents.map(({ href }) => href)
    expect(
      [...queries, ...otherQueries]
        .flatMap(([, ...expected]) => expected)
        .filter((href) => !known.includes(href)),
    ).toEqual([])
  })

  test('loads in at most 32 KB with its library and code', () => {
    // The code is minified in the real site; 10.5 KB is what it then weighs, library included.
    const index = brotliCompressSync(JSON.stringify(packDocuments(documents))).length
    expect(index + 10_500).toBeLessThan(32 * 1024)
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

  test.each(['6 ft', '6ft', "6'", '6’', '6 feet', '6-foot', 'six foot'])(
    'finds whole numbers with their unit for "%s"',
    (query) => {
      expect(search(query).toSorted()).toEqual(['Low', 'Range'])
    },
  )

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

  test.each(['galvanzied', 'galvinized', 'hinjes', 'tretlis'])('forgives the slip in "%s"', (query) => {
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
  ])('finds on this site what "%s" was meant to be', (query, word) => {
    const [result] = site.search(query)
    expect(
      marked([...(result?.parts.title ?? []), ...(result?.parts.excerpt ?? [])])
        .join(' ')
        .toLowerCase(),
    ).toMatch(word)
  })

  test('forgives no slip in short words', () => {
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
      expect(first(query)).toBe('/installation-maintenance#leaning-fence')
    },
  )

  test('offers questions that begin like the query', () => {
    expect(site.search('how').map(({ title }) => title)).toContain('How deep should fence posts go?')
  })

  test('puts what has every word before what repeats one', () => {
    expect(searchIn('Post post: post posts', 'Frost: a post below')('post frost')[0]).toBe('Frost')
  })
})

describe('words that every JavaScript object knows', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'concat']

  test.each(names)('"%s" is searched for like any other', (name) => {
    const search = searchIn('Gate: hinges', `Builder: the ${name} of a gate`)
    expect(search(name)).toEqual(['Builder'])
    expect(search(`gate ${name}`)[0]).toBe('Builder')
    expect(searchIn(`${name}: a heading`)(name)).toEqual([name])
  })

  test.each(names)('"%s" does not disturb the search of this site', (name) => {
    expect(() => [site.search(name, 99), site.suggest(name)]).not.toThrow()
    expect(hrefs(`wrought iron ${name}`)).toContain('/types-of-fences#wrought-iron')
  })
})

describe('results', () => {
  test('tell page, heading and address', () => {
    expect(site.search('shadowbox')[0]).toMatchObject({
      href: '/types-of-fences#shadowbox',
      page: 'Types of Fences',
      under: 'Wooden fences',
      title: 'Shadowbox',
    })
  })

  test('mark whole words in heading and excerpt', () => {
    const [result] = site.search('how deep should fence posts be')
    expect(marked(result?.parts.title)).toEqual(['deep', 'fence posts'])
    expect(marked(result?.parts.excerpt)).toContain('post’s')
  })

  test('mark numbers with their unit, synonyms and corrected words', () => {
    expect(marked(site.search('6ft post length')[0]?.parts.excerpt)).toContain('6 ft')
    expect(marked(site.search('stringer')[0]?.parts.title)).toEqual(['rails'])
    expect(marked(site.search('shadowbx')[0]?.parts.title)).toEqual(['Shadowbox'])
  })

  test('show the place of the match, about 160 characters long', () => {
    const [result] = site.search('dog keeps digging under fence')
    expect(result?.excerpt).toMatch(/^… .*block digging along the bottom/)
  })

  test.each(queries)('keep excerpts short and parts complete for "%s"', (query) => {
    for (const { title, excerpt, parts } of site.search(query)) {
      expect(excerpt.length).toBeLessThanOrEqual(165)
      expect(excerpt.length).toBeGreaterThan(20)
      expect(joined(parts.title)).toBe(title)
      expect(joined(parts.excerpt)).toBe(excerpt)
    }
  })

  test('leave markup in a query without effect', () => {
    expect(hrefs('<b>gate</b>')).toEqual(hrefs('gate'))
  })

  test('are at most as many as asked for, each once', () => {
    expect(site.search('fence', 5)).toHaveLength(5)
    const all = hrefs('fence post', 99)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(['', '   ', '?!…', '"', '<>', '-', 'a', 'xqzzt'])('are none for "%s"', (query) => {
    expect(site.search(query)).toEqual([])
  })

  test('survive a very long query', () => {
    expect(site.search('fence post '.repeat(200)).length).toBeGreaterThan(0)
  })

  test.each(['x'.repeat(1_000_000), 'fence '.repeat(170_000), ' '.repeat(1_000_000), '1-'.repeat(500_000)])(
    'cost a million characters no more than a sentence (%#)',
    (query) => {
      const times = [1, 2, 3, 4, 5].map(() => {
        const start = performance.now()
        // As many as the dialog draws.
        for (const { parts } of site.search(query, 99).slice(0, 12)) expect(parts.excerpt).toBeDefined()
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

describe('search-index.json', () => {
  test('unpacks to the documents it was made from', () => {
    const received: unknown = JSON.parse(JSON.stringify(packDocuments(documents)))
    expect(received).toEqual(packDocuments(documents))
    expect(unpackDocuments(packDocuments(documents))).toEqual(documents)
  })
})

test('the engine brings neither React nor content into the browser', () => {
  const files = [
    'engine',
    'concepts',
    'excerpt',
    'likeness',
    'query',
    'index-format',
    'words',
    'synonyms',
    'typos',
  ]
  const imports = files.flatMap((file) =>
    [...readFileSync(`components/search/${file}.ts`, 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(imports.filter((name) => !name.startsWith('./') && name !== 'minisearch')).toEqual([])
})
