import styles from './sleep-timer.module.scss'

type Props = {
  /** 0 when it is off. */
  minutes: number
  onChange: (minutes: number) => void
}

const choices = [15, 30, 60]

export function SleepTimer({ minutes, onChange }: Props) {
  return (
    <label className={styles.root}>
      Stop after
      <select value={minutes} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        <option value={0}>never</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice} minutes
          </option>
        ))}
      </select>
    </label>
  )
}
