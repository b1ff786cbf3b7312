import type { ReactNode } from 'react'
import styles from './fade-in.module.scss'

/**
 * Fades in, once, as it comes into view. Nothing hides it before, and what does then ends by itself: readers without the
 * script, or for whom it comes late, miss the fade and nothing else.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  return (
    <fade-in class={styles.root} data-script="/scripts/fade-in.js" data-on="scroll">
      {children}
    </fade-in>
  )
}
