import type { PhrasingContent } from 'mdast'
import type { ReactNode } from 'react'
import { Citations } from './citations'
import { SmartLink } from './smart-link'
import { TermLink } from './term-link'
import { Words } from './words'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { inlineNodes } from '../../content/model/text/inline'
import { termOf } from '../../content/model/text/terms'

type Props = {
  text: ProseText
  /** The element that holds it, where that holds nothing else. */
  as?: 'p' | 'li' | 'dd' | 'figcaption'
  className?: string | undefined
}

/**
 * Text of the content with its inline Markdown: emphasis, links, terms and numbered citations. Content with other
 * Markdown is refused before the build, by content/model/checks/check.ts.
 */
export function Prose({ text, as: Tag, className }: Props) {
  const words = inlineNodes(text).flatMap(renderNode)
  return Tag ? <Tag className={className}>{words}</Tag> : <>{words}</>
}

function renderNode(node: PhrasingContent, key: number): ReactNode {
  switch (node.type) {
    case 'text':
      return withCitations(node.value, key)
    case 'emphasis':
      return <em key={key}>{node.children.flatMap(renderNode)}</em>
    case 'strong':
      return <strong key={key}>{node.children.flatMap(renderNode)}</strong>
    case 'link': {
      const term = termOf(node.url)
      if (term !== undefined)
        return (
          <TermLink key={key} term={term}>
            {node.children.flatMap(renderNode)}
          </TermLink>
        )
      return (
        <SmartLink key={key} href={node.url}>
          {node.children.flatMap(renderNode)}
        </SmartLink>
      )
    }
    default:
      throw new Error(`Content may not use Markdown of the kind "${node.type}"`)
  }
}

const numbered = /\[\^(\d+):(\d+)(:ours)?\]/g
/** One citation, or several in one place. */
const citations = /((?:\[\^\d+:\d+(?::ours)?\])+)/

/** Splits `see there[^3:1][^4:1]` into text and <Citations>. */
function withCitations(text: string, key: number): ReactNode[] {
  // Splitting by a pattern with a group yields text, citations, text, …
  return text.split(citations).flatMap((part, index) => {
    if (part === '') return []
    if (index % 2 === 0) return <Words key={`${key}-${index}`} text={part} />
    const cited = Array.from(part.matchAll(numbered), ([, source, occurrence, ours]) => ({
      source: Number(source),
      occurrence: Number(occurrence),
      isOurs: ours !== undefined,
    }))
    return <Citations key={`${key}-${index}`} cited={cited} />
  })
}
