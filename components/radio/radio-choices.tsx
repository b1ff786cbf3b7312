import type { ReactNode } from 'react'
import type { RadioEngine } from './radio-engine'
import { messages, type RadioState } from './radio-state'
import { RecordingButton } from './recording-button'
import { SleepTimer } from './sleep-timer'
import styles from './radio-choices.module.scss'

type Props = {
  tip: ReactNode
  state: RadioState
  hasStream: boolean
  radio: () => RadioEngine
  /** The button that was pressed may be gone, and the focus with it. */
  onChoose: () => void
}

/** A tip while nothing plays; then when to stop, and the recording or the way back from it. They keep one room. */
export function RadioChoices({ tip, state, hasStream, radio, onChoose }: Props) {
  const { sound, status, message, sleepMinutes } = state
  const hasTimer = status === 'playing' || status === 'buffering' || status === 'reconnecting'
  const hasSound = hasStream && (sound === 'recording' || message === messages.stream)
  return (
    <div className={styles.root} data-choices={hasTimer || hasSound ? '' : undefined}>
      <p>{tip}</p>
      <div className={styles.choices}>
        {hasTimer && <SleepTimer minutes={sleepMinutes} onChange={(minutes) => radio().setSleep(minutes)} />}
        {hasSound && (
          <RecordingButton
            sound={sound}
            onChoose={(chosen) => {
              radio().choose(chosen)
              onChoose()
            }}
          />
        )}
      </div>
    </div>
  )
}
