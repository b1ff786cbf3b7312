import type { ReactNode } from 'react'
import styles from './columns.module.scss'

/** Two sections side by side, the second the wider; one below the other on small windows. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>
}
