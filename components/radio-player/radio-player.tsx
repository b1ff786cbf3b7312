import { radio } from '@/content/radio'
import { site } from '@/content/site'
import { Prose } from '../prose/prose'
import styles from './radio-player.module.scss'

/** Where the stream is asked for. The server in front of the site maps the port to a real station. */
export const streamUrl = `/api/stream?port=${site.radio.port}`

/** The station with the browser's own controls: play, pause, mute and volume, script or no script. */
export function RadioPlayer() {
  return (
    <div className={styles.root}>
      <p className={styles.label}>Now Playing</p>
      <p className={styles.station}>{site.radio.station}</p>
      <p className={styles.programme}>{site.radio.programme}</p>
      <audio
        controls
        preload="none"
        crossOrigin="anonymous"
        src={streamUrl}
        aria-label={`Play ${site.radio.station}`}
      />
      <p className={styles.tip}>
        <Prose text={radio.tip} />
      </p>
    </div>
  )
}
