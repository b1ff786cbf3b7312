import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Picture } from './picture'
import { Prose } from '../kit/prose'

type Props = { name: string; caption?: ProseText | undefined; wide?: string }

export function Figure({ name, caption, wide }: Props) {
  return (
    <figure>
      <Picture name={name} wide={wide} />
      {caption && <Prose as="figcaption" text={caption} />}
    </figure>
  )
}
