import { ControlIcon } from '../kit/control-icon'
import type { RadioEngine } from './radio-engine'
import type { RadioState } from './radio-state'
import { VolumeSlider } from './volume-slider'
import styles from './volume-controls.module.scss'

type Props = { state: RadioState; radio: () => RadioEngine }

export function VolumeControls({ state: { volume, isMuted }, radio }: Props) {
  return (
    <div className={styles.root}>
      <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={() => radio().toggleMute()}>
        <ControlIcon name={isMuted || volume === 0 ? 'muted' : 'sound'} />
      </button>
      <VolumeSlider value={isMuted ? 0 : volume} onChange={(wanted) => radio().setVolume(wanted)} />
    </div>
  )
}
