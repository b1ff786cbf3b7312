import { LiveRegion } from '../../island/live-region'
import { useDelayedAnnouncement } from './use-delayed-announcement'
import type { LoadingStatus } from './use-search'
import dialogStyles from './search-dialog.module.scss'
import styles from './message.module.scss'

type Props = { status: LoadingStatus; onRetry: () => void }

/** The line below the input, and what is said when engine or index do not load. */
export function LoadStatus({ status, onRetry }: Props) {
  useDelayedAnnouncement(status === 'loading' ? 'Loading the search…' : undefined)
  return (
    <>
      <p className={dialogStyles.hint}>
        <span>Press ESC to close</span>
        {status === 'loading' && <span>Loading…</span>}
      </p>
      <LiveRegion id="search-status" />
      {status === 'failed' && (
        <div className={styles.fault} role="alert">
          <p>The search could not be loaded. What you typed is still there.</p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </>
  )
}
