import { Icon } from '../icon/icon'
import styles from './heading.module.scss'

type Props = { level: 2 | 3 | 4; id: string; text: string }

/**
 * A heading with a link to itself beside it, for readers who want to share just this section. Beside, not
 * inside: the link's name must not become part of the heading's.
 */
export function Heading({ level, id, text }: Props) {
  const Tag = `h${level}` as const
  return (
    <div className={styles.root}>
      <Tag id={id}>{text}</Tag>
      <a className={styles.anchor} href={`#${id}`} aria-label={`Link to section: ${text}`}>
        <Icon name="anchor" />
      </a>
    </div>
  )
}
