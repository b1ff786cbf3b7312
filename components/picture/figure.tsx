import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Picture } from './picture'
import { Prose } from '../kit/prose'

type Props = {
  name: string
  caption?: ProseText | undefined
  wide?: string
  /** On the first screen of most readers. */
  eager?: boolean
}

export function Figure({ name, caption, wide, eager }: Props) {
  return (
    <figure>
      <Picture name={name} wide={wide} eager={eager} />
      {caption && <Prose as="figcaption" text={caption} />}
    </figure>
  )
}
