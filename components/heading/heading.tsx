import styles from './heading.module.scss'

type Props = { level: 2 | 3 | 4; id: string; text: string }

/** A heading that links to itself, for readers who want to share just this section. */
export function Heading({ level, id, text }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={styles.root}>
      <a href={`#${id}`}>{text}</a>
    </Tag>
  )
}
