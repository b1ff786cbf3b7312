import type { ReactNode } from 'react'
import { PlainDialog } from './plain-dialog'
import { IslandBoundary } from '../../island/island-boundary'
import { IslandFault } from '../../island/island-fault'
import { CloseButton } from './close-button'
import styles from './search-dialog.module.scss'

export type FailedSearchProps = {
  id: string
  label: string
  /** Shown before anything is typed, and below a query without results. */
  popular: ReactNode
}

/** Takes the place of the search when it throws. */
export function FailedSearch({ id, label, popular }: FailedSearchProps) {
  return (
    <PlainDialog id={id} className={styles.root} label={label}>
      <div className={styles.frame}>
        <CloseButton />
        <IslandFault>The search does not work right now. Reload the page to try again.</IslandFault>
        <IslandBoundary name="list of popular pages" fallback={null}>
          {popular}
        </IslandBoundary>
      </div>
    </PlainDialog>
  )
}
