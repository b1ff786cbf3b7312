import type { PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { withoutCitations } from './citations'

/** Content lines are inline: a leading number or dash must not turn one into a list. */
const inlineOnly = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
}

/**
 * What the parser of Markdown changes: marks, and white space at an end. Most texts have none of it, and parsing one
 * takes a third of a millisecond.
 */
export const mayBeMarkdown = /[*_`[\]<>\\&\0]|^\s|\s$|[\n\r]/

/** The inline Markdown of a line of content, as a syntax tree. */
export function inlineNodes(text: string): PhrasingContent[] {
  if (text !== '' && !mayBeMarkdown.test(text)) return [wholeText(text)]
  const tree = fromMarkdown(text, { extensions: [inlineOnly] })
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []))
}

function wholeText(value: string): PhrasingContent {
  const at = (offset: number) => ({ line: 1, column: offset + 1, offset })
  return { type: 'text', value, position: { start: at(0), end: at(value.length) } }
}

/** Lines of content as running text, without citations and Markdown. */
export function plainText(lines: readonly string[]): string {
  return withoutCitations(lines)
    .map((line) => inlineNodes(line).map(plainNode).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainNode(node: PhrasingContent): string {
  if ('children' in node) return node.children.map(plainNode).join('')
  return 'value' in node ? node.value : ''
}
