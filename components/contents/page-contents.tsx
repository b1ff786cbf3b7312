import clsx from 'clsx'
import besideText from './beside-text.module.scss'
import { ContentsDialog } from './contents-dialog'
import styles from './page-contents.module.scss'

type Props = { contents: readonly { id: string; heading: string }[] }

const label = 'On this page'

/**
 * The page's sections: beside the text on large screens, folded above it on small ones, where a button at the foot of
 * the window opens them from anywhere. browser/page-contents.element.ts marks the section being read, and fills what is empty
 * here. Without it the list itself works.
 */
export function PageContents({ contents }: Props) {
  return (
    <page-contents class={styles.root} data-script="/scripts/page-contents.js" data-on="scroll">
      <nav className={clsx(styles.list, besideText.root)} aria-label={label}>
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        <details>
          <summary>{label}</summary>
          <ol>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </details>
        <div className={styles.inner} data-inner="" dangerouslySetInnerHTML={{ __html: '' }} />
      </nav>
      <ContentsDialog label={label} />
    </page-contents>
  )
}
