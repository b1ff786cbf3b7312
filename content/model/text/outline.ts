import type { Block, Subsection } from '../schemas/blocks'
import type { Question } from '../schemas/common'
import type { Site } from '../schemas/site'
import type { TextPageContent } from '../schemas/text-page'
import { closed } from './typography'

/**
 * What a page holds, in reading order: contents lists, link checks, llms.txt and the search read it. `text` holds
 * the lines that the search finds there; they may hold Markdown and citations.
 */
export type Outline = { text: readonly string[]; sections: readonly OutlineEntry[] }

/** A heading with an anchor. Without text of its own it is found by the headings below it. */
export type OutlineEntry = {
  id: string
  heading: string
  text?: readonly string[]
  /** What the text is drawn from, where that says more: a table has columns. */
  blocks?: readonly Block[]
  sections?: readonly OutlineEntry[]
}

type Nested = Subsection & { sections?: readonly Subsection[] | undefined }

/** The entries of sections, with those that stand in them. */
export function sectionEntries(sections: readonly Nested[]): OutlineEntry[] {
  return sections.map(({ id, heading, blocks, sections: inner }) => ({
    id,
    heading,
    text: blocks.flatMap(blockLines),
    blocks,
    ...(inner && { sections: sectionEntries(inner) }),
  }))
}

/** The outline of a page that is nothing but sections of text. */
export function textPageOutline({ answer, lead, sections }: TextPageContent): Outline {
  return { text: answer === undefined ? [lead] : [answer, lead], sections: sectionEntries(sections) }
}

export function questionEntries(questions: readonly Question[]): OutlineEntry[] {
  return questions.map(({ id, question, answer }) => ({ id, heading: question, text: [answer] }))
}

/** Without partners there is no such heading. The anchor is the same whatever the operator calls them. */
export function partnerEntries({ partners, partnersHeading }: Site): OutlineEntry[] {
  const text = partners.map(({ name, about }) => `${closed(name, ':')} ${about}`)
  return text.length > 0 ? [{ id: 'partners', heading: partnersHeading, text }] : []
}

function blockLines(block: Block): string[] {
  if (typeof block === 'string') return [block]
  switch (block.kind) {
    case 'list':
    case 'checklist':
      return block.items
    case 'table':
      return [closed(block.caption, ':'), ...block.rows.map((row) => `${row.join(', ')};`), block.note ?? '']
    case 'note':
      return [closed(block.title, ':'), block.text]
    case 'terms':
      return block.items.map(({ term, text }) => `${closed(term, ':')} ${text}`)
    case 'swatches':
      return [
        closed(block.caption, ':'),
        ...block.items.map(({ name, text }) => `${closed(name, ':')} ${text};`),
        block.note ?? '',
      ]
    case 'picture':
      return [block.caption ?? '']
    case 'diagram':
      // Drawings repeat what the text beside them says.
      return []
  }
}

/** All entries, nested ones behind the entry they stand in. */
export function allEntries(entries: readonly OutlineEntry[]): OutlineEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.sections ?? [])])
}

/** @throws Error for an id that the outline does not list */
export function headingOf(outline: Outline, id: string): string {
  const entry = allEntries(outline.sections).find((item) => item.id === id)
  if (!entry) throw new Error(`The outline has no heading "${id}"`)
  return entry.heading
}
