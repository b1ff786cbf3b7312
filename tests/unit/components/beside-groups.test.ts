/** @jest-environment node */
import { besideGroups } from '@/components/article/beside-groups'
import { block, type Block } from '@/content/model/schemas/blocks'

const read = (value: unknown): Block => block.parse(value)
const first = read('First.')
const second = read('Second.')
const third = read('Third.')
const figure = read({ kind: 'diagram', name: 'gate' })
const note = read({ kind: 'note', tone: 'tip', title: 'Tip', text: 'Words.' })
const longNote = read({ kind: 'note', tone: 'warning', title: 'Beware', text: 'Words of it. '.repeat(40) })
const table = (columns: number, cell = 'Words in a cell that break') =>
  read({ kind: 'table', caption: 'T', head: Array(columns).fill('H'), rows: [Array(columns).fill(cell)] })
const boxes = (count: number) => read({ kind: 'checklist', items: Array(count).fill('Tick') })

/** Who stands beside whom, by number: `0 (1 2)` are one block by itself, and a group with a side. */
const grouped = (blocks: readonly Block[]) =>
  besideGroups(blocks)
    .map(
      ({ blocks: group, hasSide }) => [group.map((item) => blocks.indexOf(item)).join(' '), hasSide] as const,
    )
    .map(([numbers, hasSide]) => (hasSide ? `(${numbers})` : numbers))
    .join(' ')

test.each([
  // A figure stands beside the paragraph before it and the text that follows.
  ['0 (1 2 3)', [first, second, figure, third]],
  // At the end of its text it begins earlier, unless another stands there.
  ['(0 1 2)', [first, second, figure]],
  ['0 (1 2 3)', [table(4), first, second, figure]],
  ['(0 1) (2 3)', [note, first, second, figure]],
  // Each figure and note has a group of its own.
  ['(0 1) (2 3 4)', [first, figure, second, note, third]],
  ['(0) (1)', [figure, note]],
  // A long note beside few words stands in the text.
  ['0 1', [first, longNote]],
  ['(0 1)', [read('First words. '.repeat(60)), longNote]],
  // A wide table ends a group, a narrow one is part of it.
  ['(0 1) 2 3', [first, figure, table(4), second]],
  ['(0 1 2 3)', [first, figure, table(3), second]],
  ['(0 1 2 3)', [first, figure, table(4, '24 in. (61 cm)'), second]],
  // So is a short list of boxes, which stand in two columns there.
  ['(0 1 2) 3', [first, figure, boxes(4), boxes(9)]],
  ['', []],
])('blocks stand as %s', (groups, blocks) => {
  expect(grouped(blocks)).toBe(groups)
})
