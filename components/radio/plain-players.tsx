import type { RadioSettings } from './radio-settings'
import styles from './plain-players.module.scss'

/** The browser's own controls, in place of ours. */
export function PlainPlayers({ addresses }: Pick<RadioSettings, 'addresses'>) {
  return (
    <>
      {addresses.stream !== '' && (
        <figure className={styles.root}>
          <figcaption>The stream, live</figcaption>
          <audio controls preload="none" crossOrigin="anonymous" src={addresses.stream} />
        </figure>
      )}
      <figure className={styles.root}>
        <figcaption>
          {addresses.stream === '' ? 'Our recording' : 'Our recording, where the stream is silent'}
        </figcaption>
        <audio controls loop preload="none" crossOrigin="anonymous" src={addresses.recording} />
      </figure>
    </>
  )
}
