import { drawings } from '../collections/drawings'
import { licenceLine } from '../collections/licence'
import { pictures } from '../collections/pictures'
import { fullAddress, siteUrl } from '../collections/settings'
import { references } from '../collections/sources'
import { outlines } from '../pages/page-contents'
import { getPage, type Page } from '../pages/page-registry'
import type { Block, Section } from '../schemas/blocks'
import { judgmentNames, type Judgment } from '../schemas/judgment'
import type { Source } from '../schemas/source'
import { citedKeys } from './citations'
import type { Outline, OutlineEntry } from './outline'
import { readTextPage } from './text-page'
import { closed } from './typography'

/** A page's words as GitHub's Markdown, for machines: without directives, with full addresses and its sources as footnotes. */
export function pageMarkdown(page: Page, outline: Outline): string {
  const { path, heading, description, updated } = page
  const body = page.isText ? textBody(path) : [...outline.text, ...entriesOf(outline.sections, 2)]
  const text = [`# ${heading}`, description, ...body].join('\n\n').replaceAll('[^sum]', '')
  const notes = [...new Set(citedKeys(text))].flatMap((key) => {
    const cited = references()[key]
    return cited ? [`[^${key}]: ${'why' in cited ? judged(cited) : reference(cited)}`] : []
  })
  const origin = `Page: ${fullAddress(path)} (updated ${updated}). ${licenceLine()}`
  return `${[text.replaceAll('](/', `](${siteUrl()}/`), ...(notes.length > 0 ? [notes.join('\n')] : []), origin].join('\n\n')}\n`
}

/** Every page's Markdown, by its path, in the order of the menus. */
export function readAllMarkdown(): ReadonlyMap<string, string> {
  return new Map([...outlines()].map(([path, outline]) => [path, pageMarkdown(getPage(path), outline)]))
}

function textBody(path: string): string[] {
  const { lead, answer, sections } = readTextPage(path).content
  return [lead, ...(answer === undefined ? [] : [answer]), ...sectionsOf(sections, 2)]
}

const sectionsOf = (sections: readonly Section[], depth: number): string[] =>
  sections.flatMap(({ heading, blocks, sections: inner = [] }) => [
    `${'#'.repeat(depth)} ${heading}`,
    ...blocks.map(blockText),
    ...sectionsOf(inner, depth + 1),
  ])

/** What a page of data says under each heading: its blocks, or what the search knows of it. */
const entriesOf = (entries: readonly OutlineEntry[], depth: number): string[] =>
  entries.flatMap(({ heading, text = [], blocks, sections = [] }) => [
    `${'#'.repeat(depth)} ${heading}`,
    ...(blocks ? blocks.map(blockText) : text.filter((line) => line !== '')),
    ...entriesOf(sections, depth + 1),
  ])

function blockText(block: Block): string {
  if (typeof block === 'string') return block
  const note = 'note' in block && block.note ? `\n\n${block.note}` : ''
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  switch (block.kind) {
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    case 'checklist':
      return block.items.map((item) => `- [ ] ${item}`).join('\n')
    case 'table':
      return `**${block.caption}**\n\n${[block.head, block.head.map(() => '---'), ...block.rows].map(row).join('\n')}${note}`
    case 'note':
      return `> **${closed(block.title, '.')}** ${block.text}`
    case 'terms':
      return block.items.map(({ term, text }) => `- **${closed(term, ':')}** ${text}`).join('\n')
    case 'swatches':
      return `**${block.caption}**\n\n${block.items.map(({ name, text }) => `- **${closed(name, ':')}** ${text}`).join('\n')}${note}`
    case 'picture':
      return `Picture: ${pictures()[block.name]?.alt ?? ''} ${block.caption ?? ''}`.trim()
    case 'diagram':
      return `Drawing: ${drawings().get(block.name)?.description ?? ''}`
  }
}

const judged = ({ kind, why }: Judgment) => `${judgmentNames[kind]}. ${why}`

function reference({ title, author, publisher, year, href, doi }: Source): string {
  const address = href ?? (doi && `https://doi.org/${doi}`)
  return [author, title, publisher, year, address].filter((part) => part !== undefined).join(', ')
}
