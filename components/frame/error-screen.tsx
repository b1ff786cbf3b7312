import { buttonClass } from '../kit/button'
import styles from './error-page.module.scss'

/** Shown where a page cannot be. It works without scripts. */
export function ErrorScreen() {
  return (
    <main className={styles.root} id="main" tabIndex={-1}>
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. Loading it again usually helps.</p>
      <p className={styles.actions}>
        {/* Wherever it stands, an empty address is that of the page. */}
        <a className={buttonClass({ tone: 'filled' })} href="">
          Reload
        </a>
        <a className={styles.home} href="/">
          Home
        </a>
      </p>
    </main>
  )
}
