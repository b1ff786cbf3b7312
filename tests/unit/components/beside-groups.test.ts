/** @jest-environment node */
import { besideGroups } from '@/components/article/beside-groups'
import { block, type Block } from '@/content/model/schemas/blocks'

const read = (value: unknown): Block => block.parse(value)
const first = read('First.')
const second = read('Second.')
const third = read('Third.')
const figure = read({ kind: 'diagram', name: 'gate' })
const note = read({ kind: 'note', tone: 'tip', title: 'Tip', text: 'Words.' })
const table = (columns: number) =>
  read({ kind: 'table', caption: 'T', head: Array(columns).fill('H'), rows: [Array(columns).fill('c')] })

/** The groups as words: who stands beside whom. */
const grouped = (blocks: readonly Block[]) =>
  besideGroups(blocks).map(({ blocks: group, hasSide }) => [
    group.map((item) => blocks.indexOf(item)),
    hasSide,
  ])

test('a figure stands beside the paragraph before it and the text that follows', () => {
  expect(grouped([first, second, figure, third])).toEqual([
    [[0], false],
    [[1, 2, 3], true],
  ])
})

test('each figure and note has a group of its own', () => {
  expect(grouped([first, figure, second, note, third])).toEqual([
    [[0, 1], true],
    [[2, 3, 4], true],
  ])
  expect(grouped([figure, note])).toEqual([
    [[0], true],
    [[1], true],
  ])
})

test('a wide table ends a group, a narrow one is part of it', () => {
  expect(grouped([first, figure, table(5), second])).toEqual([
    [[0, 1], true],
    [[2], false],
    [[3], false],
  ])
  expect(grouped([first, figure, table(4), second])).toEqual([[[0, 1, 2, 3], true]])
})

test('nothing is lost and the order stays', () => {
  const blocks = [figure, first, note, table(7), table(2), second, figure]
  expect(besideGroups(blocks).flatMap((group) => group.blocks)).toEqual(blocks)
  expect(besideGroups([])).toEqual([])
})
