import type { ReactNode } from 'react'
import styles from './fade-in.module.scss'

/**
 * Fades in, once, when a tenth of it has come into view. Only its script hides it, and only while it is below the
 * window: readers without the script, or for whom it comes late, miss the fade and nothing else.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  return (
    <fade-in class={styles.root} data-script="/scripts/fade-in.js" data-on="scroll">
      {children}
    </fade-in>
  )
}
