import { content as radio } from '@/content/pages/radio'
import { Prose } from '../kit/prose'
import { radioSettings } from './radio-settings'
import { RadioPlayerIsland } from './radio-player.island'
import styles from './radio-player.module.scss'

/** The radio page's player; with scripts off, the browser's own controls. */
export function RadioPlayer() {
  return (
    <div className={styles.root}>
      <RadioPlayerIsland settings={radioSettings} />
      <noscript>
        <audio controls preload="none" crossOrigin="anonymous" src={radioSettings.streamUrl} />
      </noscript>
      <p className={styles.tip}>
        <Prose text={radio.tip} />
      </p>
    </div>
  )
}
