/** @jest-environment node */
import { createSearch, type Search } from '@/components/search/engine/engine'
import { searchDocuments } from '@/components/search/build-index'

/** Other queries than the usual ones: SEARCH_FUZZ_SEED=7 npx jest … hostile-queries */
const seed = Number(process.env['SEARCH_FUZZ_SEED'] ?? 20_261)
const queries = 1500
/** Milliseconds: a slow machine tries fewer. */
const budget = 2000

let site: Search
let titles: ReadonlyMap<string, string>

beforeAll(async () => {
  const documents = await searchDocuments()
  site = createSearch(documents)
  titles = new Map(documents.map(({ href, title }) => [href, title]))
})

/** mulberry32: small, and the same on every machine. */
function random(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pieces: readonly string[] = [
  ...[Object, Array, String, Function, Map].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
  ...'fence gate post wood vinyl 6 ft 4x4 3½ in. 1,139 how deep 811 chain-link neighbour’s what’s'.split(' '),
  ...[
    '😀',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '\uD800',
    '\uDC00',
    '\uD83D',
    'e\u0301\u0301\u0301',
    '\u0301',
    'İ',
    'ß',
    'ﬁ',
    'K',
    '٣',
    '½',
    '⅐',
    'ⅷ',
    '¹⁄₂',
  ],
  ...['سياج', 'גדר', '\u202E', '\u2066', '\u200F', '柵', 'フェンス', 'забор', 'ＦＥＮＣＥ'],
  ...[
    '<b>',
    '</b>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;',
    '&#x0;',
    "'",
    '"',
    '`',
    '${x}',
  ],
  ...['\0', '\u0001', '\b', '\t', '\n', '\r', '\u001B[31m', '\u0085', '\u2028', '\uFEFF', '\uFFFF'],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '*',
    '+',
    '?',
    '^',
    '$',
    '|',
    '\\',
    '.',
    '/',
    '-',
    '–',
    '×',
    '(?:',
    '(a+)+$',
    '[^]*',
    '\\u{',
    '%00',
    '%',
  ],
]

function fuzzedQueries(): string[] {
  const next = random(seed)
  const upTo = (count: number) => Math.floor(next() * count)
  const pick = () => {
    const kind = upTo(10)
    if (kind === 0) return String.fromCharCode(upTo(0x10000))
    if (kind === 1) return String.fromCodePoint(upTo(0x110000))
    return pieces[upTo(pieces.length)] ?? ''
  }
  return Array.from({ length: queries }, () => {
    const words = Array.from({ length: 1 + upTo(6) }, pick).join(upTo(2) === 0 ? ' ' : '')
    // Now and then 5,000 characters.
    return upTo(20) === 0 ? words.repeat(Math.ceil(5000 / words.length)).slice(0, 5000) : words
  })
}

/** What is wrong with the answer to a query, if anything. */
function faultOf(query: string): string | undefined {
  for (const { href, title, titleParts } of site.search(query, 99).results) {
    if (titles.get(href) !== title) return `an unknown result: ${href}`
    if (titleParts.map(({ text }) => text).join('') !== title) return `a heading in wrong parts: ${title}`
  }
  return site.suggest(query).length > 4 ? 'too many suggestions' : undefined
}

test('no text that a reader can type breaks the search', () => {
  const end = performance.now() + budget
  for (const query of [...pieces, ...fuzzedQueries()]) {
    if (performance.now() > end) break
    const where = `SEARCH_FUZZ_SEED=${seed}, query ${JSON.stringify(query)}`
    let fault: string | undefined
    try {
      fault = faultOf(query)
    } catch (error) {
      throw new Error(where, { cause: error })
    }
    if (fault) throw new Error(`${where}: ${fault}`)
  }
})
