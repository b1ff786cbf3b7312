import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Prose } from './prose'

type Props = { texts: readonly ProseText[] }

export function Paragraphs({ texts }: Props) {
  return texts.map((text) => <Prose key={text} as="p" text={text} />)
}
