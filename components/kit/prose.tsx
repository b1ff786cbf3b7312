import type { PhrasingContent } from 'mdast'
import type { ReactNode } from 'react'
import { Citation } from '../article/citation'
import { SmartLink } from './smart-link'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { inlineNodes } from '../../content/model/inline'

type Props = { text: ProseText }

/**
 * Words of the content, with their inline Markdown: stress, links and numbered citations.
 * Only inline marks are drawn; content/model/check.ts refuses anything else before the build.
 */
export function Prose({ text }: Props) {
  return <>{inlineNodes(text).flatMap(renderNode)}</>
}

function renderNode(node: PhrasingContent, key: number): ReactNode {
  switch (node.type) {
    case 'text':
      return withCitations(node.value, key)
    case 'emphasis':
      return <em key={key}>{node.children.flatMap(renderNode)}</em>
    case 'strong':
      return <strong key={key}>{node.children.flatMap(renderNode)}</strong>
    case 'link':
      return (
        <SmartLink key={key} href={node.url}>
          {node.children.flatMap(renderNode)}
        </SmartLink>
      )
    default:
      throw new Error(`Content may not use Markdown of the kind "${node.type}"`)
  }
}

const numberedCitation = /\[\^(\d+):(\d+)\]/

/** Splits `see there[^3:1]` into words and <Citation>s. */
function withCitations(words: string, key: number): ReactNode[] {
  // Splitting by a pattern with two groups yields words, number, occurrence, words, number, …
  const parts = words.split(numberedCitation)
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : part
    if (index % 3 === 1)
      return <Citation key={`${key}-${index}`} source={Number(part)} occurrence={Number(parts[index + 1])} />
    return []
  })
}
