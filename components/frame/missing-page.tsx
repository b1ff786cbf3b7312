import type { ReactNode } from 'react'
import { Icon } from '@/components/kit/icon'
import { searchDialogId } from '@/components/search/dialog/search-dialog'
import { BrokenFence } from './broken-fence'
import { JobLinks } from './job-links'
import { SiteFrame } from './site-frame'
import styles from './missing-page.module.scss'

type Props = {
  /** The title and what it means. */
  children: ReactNode
  /** Where else to go, below the search. */
  ways: ReactNode
}

/** What stands in place of a page that cannot be shown: the search, and ways to the others. */
export function MissingPage({ children, ways }: Props) {
  return (
    <SiteFrame>
      <div className={styles.root}>
        <div>
          {children}
          <button
            type="button"
            className={styles.search}
            command="show-modal"
            commandfor={searchDialogId}
            aria-haspopup="dialog"
          >
            <Icon name="search" />
            Search for fences...
          </button>
          {ways}
        </div>
        <BrokenFence />
        <div className={styles.jobs}>
          <JobLinks />
        </div>
      </div>
    </SiteFrame>
  )
}
