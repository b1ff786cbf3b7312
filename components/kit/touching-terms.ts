import type { PhrasingContent } from 'mdast'
import { termOf } from '../../content/model/terms'

const empty = { start: '', middle: '', end: '' }

/**
 * A text of a line in three parts: what touches a term before it, such as `’s`, `),` or `.[^3:1]`, what stands by
 * itself, and what touches a term behind it, such as an opening bracket.
 */
export function touchingTerms(line: readonly PhrasingContent[], index: number): typeof empty {
  const node = line[index]
  if (node?.type !== 'text') return empty
  const [start = ''] = isTerm(line[index - 1])
    ? (/^(?:[’']s(?!\p{L}))?(?:\[\^\d+:\d+\]|[^\s\p{L}\p{N}[])*/u.exec(node.value) ?? [])
    : []
  const rest = node.value.slice(start.length)
  const [end = ''] = isTerm(line[index + 1]) ? (/[^\s\p{L}\p{N}\]]*$/u.exec(rest) ?? []) : []
  return { start, middle: rest.slice(0, rest.length - end.length), end }
}

function isTerm(node: PhrasingContent | undefined): boolean {
  return node?.type === 'link' && termOf(node.url) !== undefined
}
