import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './page-frame.module.scss'

type Props = {
  /** The home page sets its parts further apart. */
  spacious?: boolean
  children: ReactNode
}

/** Parts of a page under one another, in the page's full width. */
export function PageFrame({ spacious = false, children }: Props) {
  return <div className={clsx(styles.root, spacious && styles.spacious)}>{children}</div>
}
