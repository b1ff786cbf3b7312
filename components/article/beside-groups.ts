import { plainText } from '@/content/model/inline'
import type { Block } from '@/content/model/schemas/blocks'

/** Blocks in reading order, some of them with a figure or a note to stand beside them. */
export type BesideGroup = { readonly blocks: readonly Block[]; readonly hasSide: boolean }

/** What stands in the side column where there is room for one. */
export function isSide(block: Block): boolean {
  return typeof block !== 'string' && ['picture', 'diagram', 'note'].includes(block.kind)
}

/** What is read line by line, so that a figure can stand beside it. */
function isText(block: Block | undefined): boolean {
  return typeof block === 'string' || block?.kind === 'list' || block?.kind === 'terms'
}

type Table = Extract<Block, { kind: 'table' }>

/** So many characters fit into a row of a table in the text column, so many into a cell before it breaks. */
const room = 68
const mostInCell = 24
const mostInHead = 10

/** Three columns always have room beside a figure, more of them where their words are few. */
function isWideTable({ head, rows }: Table): boolean {
  const columns = head.map((name, column) =>
    Math.max(
      Math.min(mostInHead, name.length),
      ...rows.map((row) => Math.min(mostInCell, plainText([row[column] ?? '']).length)),
    ),
  )
  return head.length > 3 && columns.reduce((sum, width) => sum + width, 0) > room
}

/** More boxes than these stand better in three columns than in two beside a figure. */
const mostBoxes = 6

/** What takes both columns. */
function isWide(block: Block): boolean {
  if (typeof block === 'string') return false
  if (block.kind === 'table') return isWideTable(block)
  return block.kind === 'swatches' || (block.kind === 'checklist' && block.items.length > mostBoxes)
}

/** How many paragraphs a figure may begin beside, where none follows that would fill the room beside it. */
const mostBefore = 3

/**
 * Where the group of a figure begins: with the paragraph before it, which it explains. At the end of its text it begins
 * earlier, or there would be nothing beside most of it.
 */
function startOf(index: number, blocks: readonly Block[]): number {
  if (!isText(blocks[index - 1])) return index
  const before = blocks.slice(0, index)
  const run = before.length - 1 - before.findLastIndex((block) => !isText(block))
  const isAlone = run === before.length || before.slice(0, -run).every((block) => !isSide(block))
  return isText(blocks[index + 1]) || !isAlone ? index - 1 : index - Math.min(run, mostBefore)
}

/**
 * Groups each figure or note with text before it, and with the text that follows up to the next, or to what is too
 * wide. The order stays the same: on small screens the blocks follow one another.
 */
export function besideGroups(blocks: readonly Block[]): BesideGroup[] {
  const starts = blocks.flatMap((block, index) => {
    if (isWide(block)) return [index, index + 1]
    if (!isSide(block)) return []
    return [startOf(index, blocks)]
  })
  const edges = [...new Set([0, ...starts, blocks.length])].toSorted((a, b) => a - b)
  return edges.slice(0, -1).map((start, index) => {
    const group = blocks.slice(start, edges[index + 1])
    return { blocks: group, hasSide: group.some(isSide) && !hasTallNote(group) }
  })
}

/** Characters in a line, and the height of one in px, where both columns are narrowest: at 1280 px. */
const inNote = { line: 34, height: 23, frame: 86 }
const inText = { line: 72, height: 29, gap: 16 }

/** So many px may stay empty under the words beside a note. */
const mostEmpty = 150

/** A long note beside few words would leave a hole under them: it stands in the text itself. */
function hasTallNote(group: readonly Block[]): boolean {
  const [side, ...others] = group.filter(isSide)
  if (side === undefined || typeof side === 'string' || side.kind !== 'note' || others.length > 0)
    return false
  const note = inNote.frame + linesOf(plainText([side.text]), inNote.line) * inNote.height
  const words = group.filter((block) => block !== side)
  const lines = words.map(linesOfBlock).reduce((sum, count) => sum + count, 0)
  return note - lines * inText.height - words.length * inText.gap > mostEmpty
}

const linesOf = (text: string, line: number) => Math.ceil(text.length / line)

function linesOfBlock(block: Block): number {
  const lines = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + linesOf(plainText([text]), inText.line), 0)
  if (typeof block === 'string') return lines([block])
  if (block.kind === 'list') return lines(block.items)
  if (block.kind === 'terms') return lines(block.items.map(({ text }) => text))
  return block.kind === 'table' ? block.rows.length + 2 : Infinity
}
