import { Prose } from './prose'

type Props = { texts: readonly string[] }

export function Paragraphs({ texts }: Props) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} />
    </p>
  ))
}
