import type { KeyboardEvent } from 'react'
import styles from './volume-slider.module.scss'

type Props = {
  /** 0 to 1, as shown. */
  value: number
  onChange: (volume: number) => void
}

const step = 0.01
/** Page keys, and Shift with an arrow, move ten steps. */
const largeStep = 10 * step

/** How far a key moves the slider; 0 for keys that the native slider may handle itself. */
function largeMove(key: string, shiftKey: boolean): number {
  if (key === 'PageUp' || (shiftKey && (key === 'ArrowUp' || key === 'ArrowRight'))) return largeStep
  if (key === 'PageDown' || (shiftKey && (key === 'ArrowDown' || key === 'ArrowLeft'))) return -largeStep
  return 0
}

export function VolumeSlider({ value, onChange }: Props) {
  const moveFar = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = largeMove(event.key, event.shiftKey)
    if (move === 0) return
    event.preventDefault()
    onChange(value + move)
  }

  const percent = Math.round(value * 100)
  return (
    <label className={styles.root}>
      <span>Volume</span>
      <span className={styles.percent} aria-hidden="true" translate="no">{`${percent} %`}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={step}
        value={value}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={moveFar}
      />
    </label>
  )
}
