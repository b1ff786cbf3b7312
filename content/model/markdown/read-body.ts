import type { List, Node, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'

import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { ContentError } from '../define'
import { asProse } from '../as-prose'
import { didYouMean, step } from '../explain-errors'
import { inlineNodes } from '../inline'
import type { GuideFile } from './guide-file'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

/** What a directive may hold: its attributes, and whether words in brackets follow its name. */
const directives: Readonly<Record<string, { attributes?: readonly string[]; label?: 'needed' | 'allowed' }>> =
  {
    brief: {},
    tip: { label: 'needed' },
    warning: { label: 'needed' },
    table: { label: 'needed' },
    terms: {},
    swatches: { label: 'needed' },
    when: {},
    unless: {},
    picture: { attributes: ['name'], label: 'allowed' },
    drawing: { attributes: ['name'] },
    calendar: {},
    'source-ranks': {},
  }

/** A part of the content, and where it stands in the file. */
class Located {
  constructor(
    readonly value: unknown,
    readonly offset: number,
    readonly source: string,
  ) {}
}

/** What words can name as `{{operator.state}}`, and `:::when` can ask for. */
export type Variables = {
  names: readonly string[]
  settingOf: (name: string) => string | undefined
  sourceRanks: readonly string[]
}

const variable = /\{\{\s*([^{}]*?)\s*\}\}/g

type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

/**
 * The body of a guide as the content that pages are built from: not yet checked by its schema. The words of each
 * paragraph, item and cell are taken as they are written: content/model/inline.ts reads what Markdown is in them.
 * @param variables left out where the settings could not be read: then the words that name them stay as they are
 * @throws ContentError for what is no part of a guide, each with line and column
 */
export function readBody(
  { file, source, frontMatter, places }: GuideFile,
  variables: Variables | undefined,
): unknown {
  const { names = [], settingOf = () => undefined, sourceRanks = [] } = variables ?? {}
  const messages = new VFile({ path: file, value: source })

  function fail(node: Node, reason: string): undefined {
    messages.message(reason, node.position?.start)
  }

  const offsetOf = (node: Node | undefined) => node?.position?.start.offset ?? 0
  const sourceBetween = (first: Node | undefined, last: Node | undefined) =>
    source.slice(offsetOf(first), last?.position?.end.offset)

  /** Inline Markdown, on one line. */
  function words(nodes: readonly Node[], from = 0): Located {
    const written = sourceBetween(nodes[0], nodes.at(-1)).slice(from)
    const fillIn = (text: string) =>
      text.replace(variable, (mark, name: string) => {
        const value = settingOf(name)
        if (value !== undefined) return asProse(value)
        if (variables && nodes[0]) fail(nodes[0], `${mark} names no setting${didYouMean(name, names)}`)
        return mark
      })
    return new Located(fillIn(written.trim().replace(/\s*\n\s*/g, ' ')), offsetOf(nodes[0]) + from, written)
  }

  /** Words that are shown as they are, so that they may hold no Markdown. */
  function plain(nodes: readonly Node[], cut = (text: string) => text): Located {
    const { value, offset, source } = words(nodes)
    const parts = inlineNodes(cut(String(value)))
    const text = parts.map((part) => ('value' in part && part.type === 'text' ? part.value : undefined))
    if (nodes[0] && text.includes(undefined)) fail(nodes[0], 'is shown as it is, so it cannot use Markdown')
    return new Located(text.join(''), offset, source)
  }

  function contentOf(nodes: readonly RootContent[]): unknown {
    const first = nodes.findIndex(({ type }) => type === 'heading')
    const intro = chosen(nodes.slice(0, first < 0 ? nodes.length : first))
    const isBrief = (node: RootContent) => node.type === 'containerDirective' && node.name === 'brief'
    const [lead, ...others] = intro.filter((node) => node.type !== 'yaml' && !isBrief(node))
    const brief = intro.find(isBrief)
    for (const node of others)
      fail(
        node,
        'stands before the first heading, where only the lead and ":::brief" may; put it below a heading',
      )
    return {
      lead: lead
        ? paragraph(lead, 'the lead')
        : nodes[0] &&
          fail(nodes[first] ?? nodes[0], 'a paragraph is missing before the first heading: the lead'),
      ...(brief?.type === 'containerDirective' && { answer: onlyParagraph(checked(brief), brief) }),
      sections: new Located(sectionsOf(first < 0 ? [] : nodes.slice(first), 2), offsetOf(lead), ''),
    }
  }

  /** The headings of one level, each with what stands below it. */
  function sectionsOf(nodes: readonly RootContent[], depth: number): Located[] {
    const starts = nodes.flatMap((node, index) =>
      index === 0 || (node.type === 'heading' && node.depth <= depth) ? [index] : [],
    )
    return starts.map((start, index) => {
      const [heading, ...below] = nodes.slice(start, starts[index + 1])
      const inner = below.findIndex(({ type }) => type === 'heading')
      const parts = inner < 0 ? [] : below.slice(inner)
      if (heading?.type !== 'heading') return new Located(undefined, 0, '')
      checkDepth(heading.depth, depth, heading)
      const deeper = parts[0]?.type === 'heading' ? parts[0] : undefined
      if (deeper) checkDepth(deeper.depth, depth + 1, deeper)
      const [mark, id = slugOf(heading.children)] = /\s*\{#([^{}]*)\}$/.exec(
        sourceBetween(heading.children[0], heading),
      ) ?? ['']
      const value = {
        id: new Located(id, offsetOf(heading), mark),
        heading: plain(heading.children, (text) => text.slice(0, text.length - mark.length)),
        blocks: blocksOf(inner < 0 ? below : below.slice(0, inner)),
        ...(parts.length > 0 && { sections: sectionsOf(parts, depth + 1) }),
      }
      return new Located(value, offsetOf(heading), '')
    })
  }

  function checkDepth(depth: number, expected: number, node: Node) {
    const is = '#'.repeat(depth)
    if (depth === 1)
      fail(node, 'the heading of the page is "heading" in its front matter; begin sections with "##"')
    else if (depth > 3) fail(node, `"${is}" is a heading too deep; a page has "##" and "###"`)
    else if (depth > expected)
      fail(node, `"${is}" follows no "${'#'.repeat(expected)}": headings go down one level at a time`)
  }

  function slugOf(children: readonly PhrasingContent[]): string {
    return String(plain(children).value)
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  }

  function blocksOf(nodes: readonly RootContent[]): Located[] {
    return chosen(nodes).flatMap((node) => {
      const block = blockOf(node)
      return block === undefined ? [] : new Located(block, offsetOf(node), sourceBetween(node, node))
    })
  }

  /** The nodes in place of those that only some settings show. */
  function chosen(nodes: readonly RootContent[]): RootContent[] {
    return nodes.flatMap((node) => {
      if (node.type !== 'containerDirective' || (node.name !== 'when' && node.name !== 'unless'))
        return [node]
      return isMet(node) === (node.name === 'when') ? chosen(checked(node)) : []
    })
  }

  function isMet(node: Directive): boolean {
    const conditions = Object.entries(node.attributes ?? {})
    if (conditions.length === 0) fail(node, `:::${node.name} asks for no setting; write it as {offline="on"}`)
    return conditions.every(([name, value]) => {
      // A setting such as "licence" may be a text or an object with fields.
      const isKnown = names.some((known) => known === name || known.startsWith(`${name}.`))
      if (variables && !isKnown) fail(node, `no setting "${name}"${didYouMean(name, names)}`)
      return settingOf(name) === value
    })
  }

  function blockOf(node: RootContent): unknown {
    switch (node.type) {
      case 'paragraph':
        return paragraph(node, 'this')
      case 'list':
        return listOf(node)
      case 'containerDirective':
      case 'leafDirective':
        return directiveOf(node)
      case 'table':
        return fail(node, 'a table needs its caption: put it between ":::table[Caption]" and ":::"')
      case 'html':
        return fail(node, 'raw HTML is refused; write it as Markdown')
      case 'footnoteDefinition':
        return fail(node, `sources stand in content/sources.json; add "${node.identifier}" there`)
      case 'blockquote':
        return fail(node, 'a quotation has no look here; for advice write ":::tip[Title]"')
      default:
        return fail(node, `uses Markdown of the kind "${node.type}"`)
    }
  }

  function paragraph(node: RootContent, what: string): Located | undefined {
    if (node.type !== 'paragraph') return fail(node, `${what} must be a paragraph`)
    if (/^:{2,}/.test(sourceBetween(node, node)))
      return fail(
        node,
        `is no directive; write "::name" or ":::name[Title]" without a space, and ":::" below`,
      )
    return words([node])
  }

  function onlyParagraph(nodes: readonly RootContent[], parent: Node): Located | undefined {
    const [first, second] = nodes
    if (second) return fail(second, 'has room for one paragraph; join them')
    return first ? paragraph(first, 'this') : fail(parent, 'holds no words')
  }

  function listOf(list: List): unknown {
    const items = list.children.flatMap((item) => {
      const [first, second] = chosen(item.children)
      if (second) fail(second, 'an item of a list is one paragraph; put this behind the list')
      return first ? paragraph(first, 'an item of a list') : []
    })
    const boxes = list.children.filter(({ checked }) => typeof checked === 'boolean')
    if (boxes.length === 0) return { kind: 'list', items, ...(list.ordered && { ordered: true }) }
    if (boxes.length < list.children.length)
      fail(list, 'some items have a box to tick, "[ ]", and some have none')
    return { kind: 'checklist', items }
  }

  /** The items of a list as `**Name:** words`. */
  function namedItems(nodes: readonly RootContent[], parent: Node): { name: Located; text: Located }[] {
    const [list, ...others] = nodes
    if (list?.type !== 'list') {
      fail(list ?? parent, 'must hold a list of items such as "- **Name:** words"')
      return []
    }
    for (const node of others) fail(node, 'has room for one list alone')
    return list.children.flatMap((item) => {
      const [strong, ...rest] = item.children[0]?.type === 'paragraph' ? item.children[0].children : []
      if (strong?.type === 'strong' && rest.length > 0 && item.children.length === 1 && item.children[0])
        return [{ name: plain(strong.children, (text) => text.replace(/:$/, '')), text: words(rest) }]
      fail(item, 'must begin with its name, like "- **Name:** words"')
      return []
    })
  }

  /** What stands between the marks of a directive, once its form is right. */
  function checked(node: Directive): RootContent[] {
    const { attributes = [], label } = directives[node.name] ?? {}
    const mark = node.type === 'containerDirective' ? ':::' : '::'
    if (node.name !== 'when' && node.name !== 'unless') {
      for (const name of Object.keys(node.attributes ?? {}))
        if (!attributes.includes(name))
          fail(node, `${mark}${node.name} has no attribute "${name}"${didYouMean(name, attributes)}`)
      for (const name of attributes)
        if (!node.attributes?.[name]) fail(node, `${mark}${node.name} needs {${name}="…"}`)
    }
    const hasLabel = labelOf(node).length > 0
    if (label === 'needed' && !hasLabel)
      fail(node, `${mark}${node.name} needs a title: ${mark}${node.name}[Title]`)
    if (!label && hasLabel) fail(node, `${mark}${node.name} takes no title`)
    if (node.type === 'leafDirective') return []
    if (!/\n[ \t]*:{3,}[ \t]*$/.test(sourceBetween(node, node)))
      fail(node, `:::${node.name} is not closed; write ":::" below it`)
    return node.children.filter((child) => !isLabel(child))
  }

  function directiveOf(node: Directive): unknown {
    if (!directives[node.name])
      return fail(node, `no directive "${node.name}"${didYouMean(node.name, Object.keys(directives))}`)
    const inner = checked(node)
    const label = labelOf(node)
    const name = new Located(node.attributes?.['name'] ?? '', offsetOf(node), sourceBetween(node, node))
    switch (`${node.type === 'containerDirective' ? ':::' : '::'}${node.name}`) {
      case ':::tip':
      case ':::warning':
        return { kind: 'note', tone: node.name, title: plain(label), text: onlyParagraph(inner, node) }
      case ':::table':
        return tableOf(inner, node)
      case ':::terms':
        return {
          kind: 'terms',
          items: namedItems(inner, node).map(({ name, text }) => ({ term: name, text })),
        }
      case ':::swatches': {
        const note = inner.slice(1)
        const items = namedItems(inner.slice(0, 1), node).map(({ name, text }) => ({
          color: new Located(String(name.value).toLowerCase(), name.offset, name.source),
          name,
          text,
        }))
        return {
          kind: 'swatches',
          caption: plain(label),
          items,
          ...(note.length > 0 && { note: onlyParagraph(note, node) }),
        }
      }
      case '::picture':
        return { kind: 'picture', name, ...(label.length > 0 && { caption: words(label) }) }
      case '::drawing':
        return { kind: 'diagram', name }
      case '::source-ranks':
        return variables && { kind: 'list', ordered: true, items: sourceRanks }
      default:
        return fail(node, `"${node.name}" does not stand here, or not with this many colons`)
    }
  }

  function tableOf([table, ...rest]: readonly RootContent[], node: Directive): unknown {
    if (table?.type !== 'table') return fail(table ?? node, ':::table must begin with a table')
    const isCalendar = (child: RootContent) => child.type === 'leafDirective' && child.name === 'calendar'
    const note = rest.filter((child) => !isCalendar(child))
    const calendar =
      typeof frontMatter === 'object' && frontMatter !== null && 'calendar' in frontMatter
        ? frontMatter.calendar
        : undefined
    if (rest.some(isCalendar) && calendar === undefined)
      fail(node, '::calendar needs the field "calendar" in the front matter')
    const [head, ...rows] = cellsOf(table)
    return {
      kind: 'table',
      caption: plain(labelOf(node)),
      head: head?.map((cell) => plain(cell)),
      rows: rows.map(
        (row) =>
          new Located(
            row.map((cell) => words(cell)),
            offsetOf(row[0]?.[0]),
            '',
          ),
      ),
      ...(note.length > 0 && { note: onlyParagraph(note, node) }),
      ...(rest.some(isCalendar) && { calendar }),
    }
  }

  function cellsOf(table: Table): (readonly Node[])[][] {
    return table.children.map(({ children }) =>
      children.map((cell) => (cell.children.length > 0 ? cell.children : [])),
    )
  }

  /** Plain data, while each place is noted under its field. */
  function unwrap(value: unknown, field: string): unknown {
    if (value instanceof Located) {
      places.set(field, { offset: value.offset, source: value.source })
      return unwrap(value.value, field)
    }
    if (Array.isArray(value))
      return value.map((item: unknown, index) => unwrap(item, `${field}${step(index)}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [
        key,
        unwrap(item, field === '' ? key : `${field}${step(key)}`),
      ]),
    )
  }

  const content = unwrap(contentOf(parser.parse(messages).children), '')
  if (messages.messages.length > 0) throw new ContentError([...new Set(messages.messages.map(String))])
  return content
}

const isLabel = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data

/** The words in the brackets behind the name of a directive. */
function labelOf(node: Directive): readonly PhrasingContent[] {
  if (node.type === 'leafDirective') return node.children
  const [first] = node.children
  return first && isLabel(first) ? first.children : []
}
