import styles from './meter.module.scss'

/** Three bars that move while there is sound. Decorative: the words beside it say the same. */
export function Meter({ isMoving }: { isMoving: boolean }) {
  return (
    <span className={styles.root} data-moving={isMoving ? '' : undefined} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
