import styles from './table-of-contents.module.scss'

type Props = { contents: readonly { id: string; heading: string }[] }

/** Folded on small screens, beside the text on large ones. */
export function TableOfContents({ contents }: Props) {
  return (
    <nav className={styles.root} aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
