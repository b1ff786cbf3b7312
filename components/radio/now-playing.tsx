import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { RadioSettings } from './radio-settings'
import { radioWords, type SoundName } from './radio-state'
import styles from './now-playing.module.scss'

type Props = {
  settings: RadioSettings
  sound: SoundName
  /** Of what is on the air now, where the station tells. */
  title: string | undefined
  state: 'stopped' | 'playing' | 'failed'
  /** What else is known of the program, as a list. */
  program: ReactNode
}

const label = { playing: 'Now Playing', failed: 'The program' }

export function NowPlaying({ settings, sound, title, state, program }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>{state === 'stopped' ? radioWords[sound].program : label[state]}</p>
      <p className={clsx(styles.title, settings.statusUrl !== '' && styles.changing)}>
        {title ?? settings.programme}
      </p>
      {program}
    </div>
  )
}
