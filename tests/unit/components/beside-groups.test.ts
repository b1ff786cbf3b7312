import { besideGroups } from '@/components/article/beside-groups'
import { block, type Block } from '@/content/model/schemas/blocks'

const read = (value: unknown): Block => block.parse(value)
const first = read('First.')
const second = read('Second.')
const third = read('Third.')
const fourth = read({ kind: 'list', items: ['Fourth.'] })
const figure = read({ kind: 'diagram', name: 'gate' })
const note = read({ kind: 'note', tone: 'tip', title: 'Tip', text: 'Words.' })
const table = read({ kind: 'table', caption: 'T', head: ['H', 'H'], rows: [['a', 'b']] })

const wideTable = read({
  kind: 'table',
  caption: 'T',
  head: ['H', 'H', 'H', 'H', 'H'],
  rows: [['a', 'b', 'c', 'd', 'e']],
})

/** What stands level with what follows it, by number: `0 (1) 2` has a lead of one block, and `[0] 1` a head. */
const grouped = (blocks: readonly Block[]) =>
  besideGroups(blocks)
    .map(({ blocks: group, kind }) => {
      const numbers = group.map((item) => blocks.indexOf(item)).join(' ')
      if (kind === 'head') return `[${numbers}]`
      return kind === 'lead' ? `(${numbers})` : numbers
    })
    .join(' ')

test.each([
  // A figure stands level with the paragraph before it.
  ['0 (1) 2 3', [first, second, figure, third]],
  ['(0) 1 2', [fourth, note, first]],
  // As the last of its section it begins earlier.
  ['(0 1) 2', [first, second, figure]],
  ['0 (1 2 3) 4', [first, second, third, fourth, figure]],
  ['0 (1 2) 3', [table, first, second, figure]],
  // Each figure and note has its own.
  ['(0) 1 (2) 3 4', [first, figure, second, note, third]],
  ['0 (1 2) 3', [note, first, second, figure]],
  // Where no words are before it, it stands level with what follows.
  ['0 1', [figure, note]],
  ['0 1 2', [table, figure, first]],
  // Beside a table of many columns it would take their room.
  ['[0] 1 2', [figure, wideTable, first]],
  ['[0 1] 2', [figure, note, wideTable]],
  ['0 1', [figure, table]],
  ['(0) 1 2', [first, figure, wideTable]],
  ['0', [first]],
  ['', []],
])('blocks stand as %s', (groups, blocks) => {
  expect(grouped(blocks)).toBe(groups)
})
