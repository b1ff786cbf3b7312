import type { RadioSettings } from './use-radio'
import styles from './now-playing.module.scss'

type Props = { settings: RadioSettings; title: string | undefined }

/** What the station plays; without a title, the station and its programme. */
export function NowPlaying({ settings, title }: Props) {
  return (
    <>
      <p className={styles.label}>Now Playing</p>
      <p className={styles.station}>{title ?? settings.station}</p>
      <p className={styles.programme}>{title ? settings.station : settings.programme}</p>
    </>
  )
}
