import styles from './error-screen.module.scss'

/** The screen of last resort. It tells nothing of the fault's insides: the console does. */
export function ErrorScreen() {
  return (
    <main className={styles.root}>
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. Loading it again usually helps.</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
        {/* A full load: whatever broke must not be carried along. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- see above */}
        <a href="/">Home</a>
      </p>
    </main>
  )
}
