import { Meter } from './meter'
import styles from './station.module.scss'

type Props = { name: string; isPlaying: boolean }

/** The station's name, and whether it is on the air here. */
export function Station({ name, isPlaying }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.label}>
        <Meter isMoving={isPlaying} />
        <span>{isPlaying ? 'On air' : 'Station'}</span>
      </p>
      <p className={styles.name}>{name}</p>
    </div>
  )
}
