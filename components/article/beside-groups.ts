import type { Block } from '@/content/model/schemas/blocks'

/**
 * Blocks in reading order. Those of a lead stand level with the figure or the note that follows them; a head is a figure,
 * with a note beside it or without, over a wide table, which would have no room beside it.
 */
export type BesideGroup = { readonly blocks: readonly Block[]; readonly kind?: 'lead' | 'head' }

/** Of so many columns or rows, a table is as wide as the text and the margin. */
const manyColumns = 5
const manyRows = 15

/** What stands in the margin where there is room for one. */
function isSide(block: Block | undefined): boolean {
  return typeof block === 'object' && ['picture', 'diagram', 'note'].includes(block.kind)
}

/** What is read line by line, so that a figure can stand level with it. */
function isText(block: Block | undefined): boolean {
  return typeof block === 'string' || block?.kind === 'list' || block?.kind === 'terms'
}

/** How many paragraphs a figure may begin beside, where none follows in its section. */
const mostBefore = 3

/**
 * With how many blocks before it a figure stands level: with the paragraph that it explains. As the last of its section it
 * begins earlier, or most of it would stand beside the next one.
 */
function lengthOfLead(index: number, blocks: readonly Block[]): number {
  const before = blocks.slice(0, index)
  const run = index - 1 - before.findLastIndex((block) => !isText(block))
  return Math.min(run, index === blocks.length - 1 ? mostBefore : 1)
}

/** How many blocks stand over the wide table that begins a section. */
function lengthOfHead(blocks: readonly Block[]): number {
  const length = blocks.findIndex((block) => !isSide(block))
  const table = blocks[length]
  if (length < 1 || length > 2 || typeof table !== 'object' || table.kind !== 'table') return 0
  return table.head.length >= manyColumns || table.rows.length >= manyRows ? length : 0
}

/** Finds the lead of each figure and note. The order stays the same: on small screens the blocks follow one another. */
export function besideGroups(blocks: readonly Block[]): BesideGroup[] {
  const head = lengthOfHead(blocks)
  const leads = blocks.flatMap((block, index) => {
    const length = isSide(block) ? lengthOfLead(index, blocks) : 0
    return length > 0 ? [{ start: index - length, end: index }] : []
  })
  return blocks.flatMap((block, index) => {
    if (index < head) return index === 0 ? { blocks: blocks.slice(0, head), kind: 'head' as const } : []
    const lead = leads.find(({ start, end }) => start <= index && index < end)
    if (!lead) return { blocks: [block] }
    return lead.start === index ? { blocks: blocks.slice(lead.start, lead.end), kind: 'lead' as const } : []
  })
}
