import { Words } from './words'

type Props = { level: 2 | 3 | 4; id: string; text: string }

/**
 * A heading that links to itself, for readers who share just this section; no stop for Tab, which leads nowhere else there.
 * Styled by styles/base/_links.scss.
 */
export function Heading({ level, id, text }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id}>
      <a href={`#${id}`} tabIndex={-1}>
        <Words text={text} />
      </a>
    </Tag>
  )
}
