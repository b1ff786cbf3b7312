import type { ReactNode } from 'react'
import styles from './term-link.module.scss'

type Props = { term: string; children: ReactNode }

/**
 * A word that leads to its entry in the glossary. Where the browser can, its click shows the definition in the page:
 * components/kit/browser/open-definition.ts.
 */
export function TermLink({ term, children }: Props) {
  return (
    <a className={styles.root} href={`/glossary#${term}`} data-script="/scripts/page-contents.js">
      {children}
    </a>
  )
}
