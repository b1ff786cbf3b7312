import { ExampleTable, GatesTable } from '@/app/installation-maintenance/how-much/gate-tables'
import { BagsPerPostTable } from '@/app/installation-maintenance/how-much/ground-tables'
import { HeightsTable, PostLengthTable } from '@/app/installation-maintenance/how-much/post-tables'
import { drawings } from '@/content/model/collections/drawings'
import { readPage } from '@/content/model/pages/page-module'
import { pages } from '@/content/model/pages/page-registry'
import { plainText } from '@/content/model/text/inline'
import { isShipped } from '../shipped'

// One fence, one figure: what the pages say about the same thing is collected from all their words, and from the tables
// that are computed, and compared.

/** The words of a page, piece by piece, in its order. */
type Page = { readonly page: string; readonly pieces: readonly string[] }

/** What a piece of words says: `subject` names the same thing on every page. */
type Figure = Readonly<Record<'subject' | 'value' | 'page' | 'piece', string>>

const names = 'no one two three four five six seven eight nine'.split(' ')
const digits = new RegExp(`\\b(?:${names.slice(1).join('|')})\\b`, 'gi')

/** Numbers as digits, units without a full stop, and no metric twins. */
function normal(words: string): string {
  return plainText([words])
    .replace(/\s\([\d–.,½¼¾⅛ ×]+\s?(?:m|cm|mm|kg|L|m²|m³|kg\/m³)\)/g, '')
    .replace(/\bin\.(?!\s[A-Z])/g, 'in')
    .replace(digits, (word) => String(names.indexOf(word.toLowerCase())))
}

type Table = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly unknown[])[]
  note: unknown
}

const isTable = (value: object): value is Table => 'head' in value && 'rows' in value && 'caption' in value

function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return [normal(value)]
  if (Array.isArray(value)) return value.flatMap(piecesOf)
  if (typeof value !== 'object' || value === null) return []
  if (!isTable(value)) return Object.values(value).flatMap(piecesOf)
  const { caption, head, rows, note } = value
  const named = rows.map((row) => row.map((cell, column) => `${head[column]}: ${normal(String(cell))}`))
  return [...named.map((row) => [normal(caption), ...row].join('; ')), ...piecesOf(note)]
}

const computed = [ExampleTable, GatesTable, BagsPerPostTable, HeightsTable, PostLengthTable]

async function readAll(): Promise<Page[]> {
  const written = pages().map(async (page) => ({
    page: page.path,
    pieces: piecesOf((await readPage(page)).content),
  }))
  const tables = computed.map((table) => ({ page: table.name, pieces: piecesOf(table().props) }))
  const drawn = Array.from(drawings().values()).flatMap(({ title, description, caption }) =>
    piecesOf([title, description, caption]),
  )
  return [...(await Promise.all(written)), ...tables, { page: 'drawings', pieces: drawn }]
}

const size = '(?<size>4×4|6×6)'
const gatePosts = '(?<value>4×4|6×6)'
/**
 * What is collected: patterns with the group `value`, and others that name the subject more closely; `usual` is what
 * they name where a piece does not say. `of` tells which pieces speak of it at all.
 */
const rules: readonly {
  subject: string
  of?: RegExp
  usual?: Readonly<Record<string, string>>
  patterns: readonly RegExp[]
}[] = [
  {
    subject: 'rails of a run',
    usual: { run: 'of the page', height: '6' },
    // Long rails of a ranch fence are another count.
    of: /^(?!.*span 2 bays)/s,
    patterns: [/\b(?<value>\d{2,3}) rails\b/g, /Height: (?<height>\d) ft.*; Rails: (?<value>\d+)/g],
  },
  {
    subject: 'boards of a run, side by side',
    usual: { run: 'of the page', height: '6' },
    patterns: [
      /\b(?<value>\d{3}) (?:side-by-side )?(?:1×6 )?boards\b(?! ×)/g,
      /Height: (?<height>\d) ft.*; Boards: (?<value>\d+)/g,
    ],
  },
  {
    subject: 'least depth of posts',
    patterns: [
      /(?<height>\d) ft (?:wood )?fence\b[^.]*? (?<value>\d+) in (?:of each post|in the ground), or better/g,
      /Fence: (?<height>\d) ft; Least(?: depth)?: (?<value>\d+) in/g,
      /(?<height>\d) ft fence\b.*? minimum depth[^:]*: (?<value>\d+) in/g,
    ],
  },
  {
    subject: 'better depth of posts',
    patterns: [
      /(?<height>\d) ft (?:wood )?fence\b[^.]*? (?:of each post|in the ground), or better (?<value>\d+) in/g,
      /Fence: (?<height>\d) ft;.*; Better(?: depth)?: (?<value>\d+) in/g,
      /(?<height>\d) ft fence\b.*? recommended depth[^:]*: (?<value>\d+) in/g,
    ],
  },
  {
    subject: 'posts of a walk gate in a 6 ft board fence',
    // A wider gate is another.
    of: /^(?!.*Opening: (?:[5-9]|1\d) ft).*(?:gate|13 posts)/is,
    patterns: [
      new RegExp(`\\b2 (?:posts )?(?:of )?${gatePosts}`, 'g'),
      new RegExp(`\\b${gatePosts} gate posts`, 'g'),
      new RegExp(`(?:gate posts:|walk gate[^.]*?) ${gatePosts}s`, 'g'),
      new RegExp(`hangs on ${gatePosts}s[^.]*\\. So does every board gate`, 'g'),
    ],
  },
  {
    subject: 'gate posts, inches deeper',
    of: /gate posts?\b/i,
    patterns: [/(?<value>\d+) in (?:deeper|more)\b/g],
  },
  {
    subject: 'gate posts beside posts of 36 in',
    patterns: [
      /stand 36 in in the ground, that is [^.]*= (?<value>\d+) in/g,
      /× 36 in and 2 of \d+ × (?<value>\d+) in for the gate/g,
      /gate posts,.*6 ft \+ (?<value>\d+) in/g,
    ],
  },
  {
    subject: '80 lb bags for a hole',
    usual: { size: '4×4', across: '', depth: '' },
    patterns: [
      new RegExp(
        `Post and hole: ${size}[^;]*? (?<across>\\d+)(?: × | in; Concrete depth: )(?<depth>\\d+) in;.*80 lb bags: (?<value>\\d+)`,
        'g',
      ),
      new RegExp(
        `${size} in a (?<across>\\d+) in hole takes (?<value>\\d+) 80 lb bags for (?<depth>\\d+) in`,
        'g',
      ),
      /\bAt (?<across>\d+) × (?<depth>\d+) in,[^;]*? (?<value>\d+(?:\.\d)?) (?:80 lb )?bags?\b/g,
    ],
  },
]

/** The fence that a page last spoke of, in feet of its run: what follows is of that one. */
function runIn(piece: string, before: string): string {
  const lengths = [...piece.matchAll(/(?<!–)\b(\d{2,3}) ft\b/g)].map(([, feet = '']) => feet)
  return lengths.find((feet) => Number(feet) > 40) ?? before
}

function collect(all: readonly Page[]): Figure[] {
  return all.flatMap(({ page, pieces }) => {
    let run = ''
    return pieces.flatMap((piece) => {
      run = runIn(piece, run)
      return rules
        .filter(({ of }) => !of || of.test(piece))
        .flatMap(({ subject, usual, patterns }) =>
          patterns
            .flatMap((pattern) => [...piece.matchAll(pattern)])
            .map(({ groups: { value = '', ...more } = {} }) => ({
              subject: [subject, ...Object.entries({ ...usual, ...more }).map((pair) => pair.join(' '))]
                .join(', ')
                .replace('run of the page', `run ${run}`),
              // A hole that takes 2.3 bags takes three.
              value: value.includes('.') ? String(Math.ceil(Number(value))) : value,
              page,
              piece,
            })),
        )
    })
  })
}

function bySubject(figures: readonly Figure[]): [subject: string, found: Figure[]][] {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures) groups.set(figure.subject, [...(groups.get(figure.subject) ?? []), figure])
  return [...groups]
}

/** Where pages differ about the same thing, in a sentence each. */
const differences = (figures: readonly Figure[]): string[] =>
  bySubject(figures)
    .filter(([, found]) => new Set(found.map(({ value }) => value)).size > 1)
    .map(([subject, found]) => {
      const told = found.map(({ value, page, piece }) => `${value} (${page}: ${piece.slice(0, 90)})`)
      return `${subject}: ${told.join(' | ')}`
    })

// An operator's own pages may build another fence.
if (isShipped) {
  test('the pages say the same of the same fence, and of each subject there are two to compare', async () => {
    const figures = collect(await readAll())
    const shared = bySubject(figures).filter(([, found]) => new Set(found.map(({ page }) => page)).size > 1)
    const isShared = (subject: string) => shared.some(([name]) => name.startsWith(subject))

    expect(differences(figures)).toEqual([])
    expect(rules.filter(({ subject }) => !isShared(subject))).toEqual([])
  })
}

test('two pages that differ are found, and told with their words', () => {
  const all = (rails: number, posts: string): Page[] => [
    { page: '/one', pieces: ['A fence 100 ft long takes 39 rails.', '6×6 gate posts, 10 ft'] },
    { page: '/two', pieces: ['This one is 100 ft.', `Hang ${rails} rails.`, `A gate has 2 of ${posts}.`] },
  ]
  expect(differences(collect(all(39, '6×6')))).toEqual([])
  expect(differences(collect(all(43, '4×4')))).toEqual([
    expect.stringMatching(/^rails of a run, run 100, height 6: 39 \(\/one: .*43 \(\/two: Hang 43 rails\.\)$/),
    expect.stringMatching(/^posts of a walk gate.*: 6×6 .*4×4/),
  ])
})
