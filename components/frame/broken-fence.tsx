import styles from './broken-fence.module.scss'

/** Where the pickets stand, 30 units apart; the sixth has fallen. */
const places = [0, 1, 2, 3, 4, 6, 7, 8, 9]

const picket = 'M0 150V38L11 24 22 38V150Z'

/** A fence with one board missing, which lies in the grass before it. */
export function BrokenFence() {
  return (
    <svg className={styles.root} width="340" height="194" viewBox="0 0 340 194" aria-hidden="true">
      <path className={styles.rail} d="M8 60H332V72H8ZM8 116H332V128H8Z" />
      {places.map((place) => (
        <path key={place} className={styles.board} d={picket} transform={`translate(${24 + place * 30} 0)`} />
      ))}
      <path className={styles.nails} d="M185 66h.1M185 122h.1" />
      <path className={styles.board} d={picket} transform="translate(152 180)rotate(-97)translate(-11 -24)" />
      <path
        className={styles.grass}
        d="M2 158H338M20 158l-3-12M26 158l3-9M98 158l-2-9M104 158l4-11M184 158l-4-10M190 158l3-13M250 158l-2-8M300 158l4-11M312 158l-1-8"
      />
    </svg>
  )
}
