import { ControlIcon } from '../kit/control-icon'
import { VolumeSlider } from './volume-slider'
import styles from './volume-controls.module.scss'

type Props = {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  onMute: () => void
  onChange: (volume: number) => void
}

export function VolumeControls({ volume, isMuted, onMute, onChange }: Props) {
  return (
    <div className={styles.root}>
      <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={onMute}>
        <ControlIcon name={isMuted || volume === 0 ? 'muted' : 'sound'} />
      </button>
      <VolumeSlider value={isMuted ? 0 : volume} onChange={onChange} />
    </div>
  )
}
