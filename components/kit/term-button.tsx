import type { ReactNode } from 'react'
import { definitionId } from '@/content/model/terms'
import styles from './term-button.module.scss'

type Props = {
  term: string
  /** Punctuation and citations that touch the word. */
  before: string
  after: ReactNode
  children: ReactNode
}

/**
 * A word that opens its definition, which components/article/term-definitions.tsx holds. The button lies over the word
 * and has it as its label: reader modes drop buttons with all that is in them, and the sentence must keep its words.
 * Browsers lay the label out like a picture and may break the line at either side of it, so what touches it is kept
 * with it.
 */
export function TermButton({ term, before, after, children }: Props) {
  return (
    <span className={styles.root}>
      {before}
      <label>
        {children}
        <button type="button" popoverTarget={definitionId(term)} />
      </label>
      {after}
    </span>
  )
}
