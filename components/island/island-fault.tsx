import type { ReactNode } from 'react'
import styles from './island-fault.module.scss'

/** Tells readers what no longer works, and what still does. */
export function IslandFault({ children }: { children: ReactNode }) {
  return (
    <p className={styles.root} role="alert">
      {children}
    </p>
  )
}
