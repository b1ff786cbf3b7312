import styles from './citation.module.scss'

type Props = { source: number; occurrence: number }

/** The raised number that leads to the page's list of sources. */
export function Citation({ source, occurrence }: Props) {
  return (
    <sup className={styles.root}>
      <a id={`cite-${source}-${occurrence}`} href={`#source-${source}`} aria-label={`Source ${source}`}>
        {source}
      </a>
    </sup>
  )
}
