import { useEffect, useState } from 'react'
import { announce } from '../../island/announce'
import { LiveRegion } from '../../island/live-region'
import type { LoadingStatus } from './use-search'
import dialogStyles from './search-dialog.module.scss'
import styles from './message.module.scss'

type Props = { status: LoadingStatus; onRetry: () => void }

/** Milliseconds. Most readers have the index sooner, and need not read that it was loading. */
const delay = 300
const words = 'Loading the search …'

/** The line below the input, and what is said when engine or index do not load. */
export function LoadStatus({ status, onRetry }: Props) {
  const isSlow = useIsSlow(status === 'loading')
  return (
    <>
      <p className={dialogStyles.hint}>
        <span className={dialogStyles.keys}>Press ESC to close</span>
        {isSlow && <strong>{words}</strong>}
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

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(() => {
      setSlow(true)
      announce(words)
    }, delay)
    return () => window.clearTimeout(timer)
  }, [isLoading])

  return isLoading && isSlow
}
