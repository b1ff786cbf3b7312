import { Meter } from './meter'
import styles from './station.module.scss'

type Props = {
  name: string
  /** What is said of it while it plays. */
  label: string
  isPlaying: boolean
}

/** The station's name, and whether it plays here. */
export function Station({ name, label, isPlaying }: Props) {
  const said = isPlaying ? label : 'Station'
  return (
    <div className={styles.root}>
      <p className={styles.label}>
        <Meter isMoving={isPlaying} />
        <span key={said}>{said}</span>
      </p>
      <p className={styles.name}>{name}</p>
    </div>
  )
}
