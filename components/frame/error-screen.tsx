import { Button } from '../kit/button'
import styles from './error-page.module.scss'

/** Shown when a page fails to render. The details are in the console. */
export function ErrorScreen() {
  return (
    <main className={styles.root} id="main" tabIndex={-1}>
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. Loading it again usually helps.</p>
      <p className={styles.actions}>
        <Button tone="filled" onClick={() => window.location.reload()}>
          Reload
        </Button>
        {/* A full page load, which drops the state that failed. */}
        <a className={styles.home} href="/">
          Home
        </a>
      </p>
    </main>
  )
}
