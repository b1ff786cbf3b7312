import type { List, Node, RootContent } from 'mdast'
import { chosen, innerOf, isDirective, markOf, titleOf, type Directive } from './directives'
import { Located, type GuideText } from './guide-text'

/** What stands below a heading, as the blocks of content/model/schemas/blocks.ts. */
export function readBlocks(text: GuideText, nodes: readonly RootContent[]): Located[] {
  return chosen(text, nodes).flatMap((node) => {
    const block = readBlock(text, node)
    return block === undefined ? [] : text.at(node, block, text.written(node))
  })
}

function readBlock(text: GuideText, node: RootContent): unknown {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(text, node, 'this')
    case 'list':
      return readList(text, node)
    case 'containerDirective':
    case 'leafDirective':
      return readDirective(text, node)
    case 'table':
      return text.fail(node, 'a table needs its caption: put it between ":::table[Caption]" and ":::"')
    case 'html':
      return text.fail(node, 'raw HTML is refused; write it as Markdown')
    case 'footnoteDefinition':
      return text.fail(node, `sources stand in content/sources.json; add "${node.identifier}" there`)
    case 'blockquote':
      return text.fail(node, 'a quotation has no look here; for advice write ":::tip[Title]"')
    default:
      return text.fail(node, `uses Markdown of the kind "${node.type}"`)
  }
}

/** @param what as a message begins: "the lead" */
export function readParagraph(text: GuideText, node: RootContent, what: string): Located | undefined {
  if (node.type !== 'paragraph') return text.fail(node, `${what} must be a paragraph`)
  if (/^:{2,}/.test(text.written(node))) {
    const form = 'write "::name" or ":::name[Title]" without a space, and ":::" below'
    return text.fail(node, `is no directive; ${form}`)
  }
  // Not the paragraph: of an item with a box, it begins before the box where its first words are strong.
  return text.words(node.children)
}

export function onlyParagraph(
  text: GuideText,
  [first, second]: readonly RootContent[],
  parent: Node,
): Located | undefined {
  if (second) return text.fail(second, 'has room for one paragraph; join them')
  return first ? readParagraph(text, first, 'this') : text.fail(parent, 'holds no words')
}

function readList(text: GuideText, list: List): unknown {
  const items = list.children.flatMap((item) => {
    const [first, second] = chosen(text, item.children)
    if (second) text.fail(second, 'an item of a list is one paragraph; put this behind the list')
    return first ? readParagraph(text, first, 'an item of a list') : []
  })
  const boxes = list.children.filter(({ checked }) => typeof checked === 'boolean')
  if (boxes.length === 0) return { kind: 'list', items, ...(list.ordered && { ordered: true }) }
  if (boxes.length < list.children.length)
    text.fail(list, 'some items have a box to tick, "[ ]", and some have none')
  return { kind: 'checklist', items }
}

/** The items of a list as `**Name:** words`. */
function readNamed(text: GuideText, list: RootContent | undefined, parent: Node) {
  if (list?.type !== 'list') {
    text.fail(list ?? parent, 'must hold a list of items such as "- **Name:** words"')
    return []
  }
  return list.children.flatMap((item) => {
    const [paragraph, ...others] = item.children
    const [strong, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : []
    if (strong?.type === 'strong' && rest.length > 0 && others.length === 0)
      return [{ name: text.plain(strong.children, (name) => name.replace(/:$/, '')), text: text.words(rest) }]
    text.fail(item, 'must begin with its name, like "- **Name:** words"')
    return []
  })
}

function readDirective(text: GuideText, node: Directive): unknown {
  const inner = innerOf(text, node)
  if (!inner) return undefined
  const [first, ...rest] = inner
  const title = titleOf(node)
  const name = text.at(node, node.attributes?.['name'] ?? '', text.written(node))
  switch (markOf(node)) {
    case ':::tip':
    case ':::warning':
      return {
        kind: 'note',
        tone: node.name,
        title: text.plain(title),
        text: onlyParagraph(text, inner, node),
      }
    case ':::table':
      return readTable(text, inner, node)
    case ':::terms': {
      const items = readNamed(text, first, node).map(({ name, text }) => ({ term: name, text }))
      for (const other of rest) text.fail(other, 'has room for one list alone')
      return { kind: 'terms', items }
    }
    case ':::swatches': {
      const items = readNamed(text, first, node).map((item) => ({
        color: new Located(String(item.name.value).toLowerCase(), item.name.offset, item.name.source),
        ...item,
      }))
      const note = rest.length > 0 && { note: onlyParagraph(text, rest, node) }
      return { kind: 'swatches', caption: text.plain(title), items, ...note }
    }
    case '::picture':
      return { kind: 'picture', name, ...(title.length > 0 && { caption: text.words(title) }) }
    case '::drawing':
      return { kind: 'diagram', name }
    case '::source-ranks':
      return text.variables && { kind: 'list', ordered: true, items: text.variables.sourceRanks }
    default:
      return text.fail(node, `${markOf(node)} does not stand here`)
  }
}

function readTable(text: GuideText, [table, ...rest]: readonly RootContent[], node: Directive): unknown {
  if (table?.type !== 'table') return text.fail(table ?? node, ':::table must begin with a table')
  const { frontMatter } = text.guide
  const calendar =
    typeof frontMatter === 'object' && frontMatter !== null && 'calendar' in frontMatter
      ? frontMatter.calendar
      : undefined
  const isCalendar = (child: RootContent) => isDirective(child, '::calendar')
  const note = rest.filter((child) => !isCalendar(child))
  if (rest.some(isCalendar) && calendar === undefined)
    text.fail(node, '::calendar needs the field "calendar" in the front matter')
  const [head, ...rows] = table.children
  return {
    kind: 'table',
    caption: text.plain(titleOf(node)),
    head: head?.children.map((cell) => text.plain(cell.children)),
    rows: rows.map((row) =>
      text.at(
        row,
        row.children.map((cell) =>
          cell.children.length > 0 ? text.words(cell.children) : text.at(cell, ''),
        ),
      ),
    ),
    ...(note.length > 0 && { note: onlyParagraph(text, note, node) }),
    ...(rest.some(isCalendar) && { calendar }),
  }
}
