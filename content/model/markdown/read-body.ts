import type { Heading, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { ContentError } from '../store/define'
import { chosen, innerOf, isDirective, isUnknown } from './directives'
import type { GuideFile } from './guide-file'
import { GuideText, type Located, type Variables } from './guide-text'
import { onlyParagraph, readBlocks, readParagraph } from './read-blocks'

/** In characters. The longest of this site's guides has 11,000. */
const longest = 100_000
/** How many quotations, lists or directives may stand in one another. Guides use two. */
const deepest = 8

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

/**
 * The body of a guide as the content that pages are built from: not yet checked by its schema. The words of each
 * paragraph, item and cell are taken as they are written: content/model/text/inline.ts reads what Markdown is in them.
 * @throws ContentError for what is no part of a guide, each with line and column
 */
export function readBody(guide: GuideFile, variables: Variables | undefined): unknown {
  const text = new GuideText(guide, variables)
  checkSize(guide)
  const nodes = parser.parse(guide.source).children.filter(({ type }) => type !== 'yaml')
  const first = nodes.findIndex(({ type }) => type === 'heading')
  const end = first < 0 ? nodes.length : first
  return text.finish({
    ...readIntro(text, nodes.slice(0, end), nodes[end]),
    sections: readSections(text, nodes.slice(end), 2),
  })
}

/**
 * What would take the parser minutes, or all of its stack: its time grows with the square of the depth.
 * @throws ContentError
 */
function checkSize({ file, source }: GuideFile) {
  if (source.length > longest)
    throw new ContentError([`${file}:1:1: is longer than ${longest} characters; make two pages of it`])
  let open = 0
  source.split('\n').forEach((line, index) => {
    if (/^:{3,}\w/.test(line)) open += 1
    else if (/^:{3,}\s*$/.test(line)) open = Math.max(0, open - 1)
    const marks = /^(?:\s*(?:>|[-*+](?=\s)|\d+[.)](?=\s)))+/.exec(line)?.[0] ?? ''
    const indent = line.search(/\S/) / 2
    if (Math.max(open, marks.replace(/\s|\d/g, '').length, indent) > deepest)
      throw new ContentError([
        `${file}:${index + 1}:1: is nested in more than ${deepest} lists, quotations or directives`,
      ])
  })
}

/** What stands before the first heading: the lead, and perhaps the answer in brief. */
function readIntro(text: GuideText, nodes: readonly RootContent[], heading: RootContent | undefined) {
  const intro = chosen(text, nodes)
  const brief = intro.find((node) => isDirective(node, ':::brief'))
  const [lead, ...others] = intro.filter((node) => node !== brief)
  if (!lead && heading) text.fail(heading, 'a paragraph is missing before the first heading: the lead')
  const place = 'stands before the first heading, where only the lead and ":::brief" may'
  for (const node of others) if (!isUnknown(text, node)) text.fail(node, `${place}; put it below a heading`)
  return {
    lead: lead && readParagraph(text, lead, 'the lead'),
    ...(brief &&
      isDirective(brief, ':::brief') && { answer: onlyParagraph(text, innerOf(text, brief) ?? [], brief) }),
  }
}

/** The headings of one level, each with what stands below it. */
function readSections(text: GuideText, nodes: readonly RootContent[], depth: number): Located[] {
  const starts = nodes.flatMap((node, index) =>
    index === 0 || (node.type === 'heading' && node.depth <= depth) ? [index] : [],
  )
  return starts.flatMap((start, index) => {
    const [heading, ...below] = nodes.slice(start, starts[index + 1])
    if (heading?.type !== 'heading') return []
    checkDepth(text, heading, depth)
    const inner = below.findIndex(({ type }) => type === 'heading')
    const parts = inner < 0 ? [] : readSections(text, below.slice(inner), depth + 1)
    return text.at(heading, {
      ...readHeading(text, heading),
      blocks: readBlocks(text, inner < 0 ? below : below.slice(0, inner)),
      ...(parts.length > 0 && { sections: parts }),
    })
  })
}

function checkDepth(text: GuideText, node: Heading, expected: number) {
  const is = '#'.repeat(node.depth)
  if (node.depth === 1)
    text.fail(node, 'the heading of the page is "heading" in its front matter; begin sections with "##"')
  else if (node.depth > 3) text.fail(node, `"${is}" is a heading too deep; a page has "##" and "###"`)
  else if (node.depth > expected)
    text.fail(node, `"${is}" follows no "${'#'.repeat(expected)}": headings go down one level at a time`)
}

/**
 * `## Hinges {#hinges .beside}`: without an anchor of its own, a heading has one of its words. With `.beside` its section
 * stands beside the one before it.
 */
function readHeading(text: GuideText, node: Heading) {
  const [mark = '', id, look] =
    /\s*\{(?=[#.])(?:#([^{}.]*?))?\s*(?:\.([^{}]*))?\}$/.exec(text.written(node)) ?? []
  if (look !== undefined && look.trim() !== 'beside')
    text.fail(node, `a heading has no mark ".${look.trim()}"; ".beside" is the only one`)
  const heading = text.plain(node.children, (words) => words.slice(0, words.length - mark.length))
  const made = slugOf(String(heading.value))
  if (id === undefined && made === '' && heading.value !== '')
    text.fail(
      node,
      `needs an anchor, as none can be made of its letters: ${text.written(node)} {#name}, with a name of your own`,
    )
  return { id: text.at(node, id ?? made, mark), heading, ...(look !== undefined && { beside: true }) }
}

/** Letters that are no letter and a mark. */
const plainLetters = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
)

/** An id begins with a letter: the number of a step is left out. */
function slugOf(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters.get(letter) ?? '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
}
