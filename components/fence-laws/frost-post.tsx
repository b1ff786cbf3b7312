import styles from './frost-post.module.scss'

type Props = {
  /** Inches of frost that the state and places in it reckon with. */
  depths: readonly number[]
}

/** How deep a 6 ft fence’s post stands where frost asks for no more, in inches: a third of its height. */
const leastDepth = 24
/** How deep the drawing goes, in inches. */
const bottom = 66
const feet = [1, 2, 3, 4, 5]
/** With less between their baselines, two labels lie on each other. */
const letterHeight = 11

/** A label stands on the line of its depth; where that is near the surface, at the top of the soil. */
const baselineOf = (depth: number) => Math.max(depth - 2.5, letterHeight - 2)

const pickets = [-66, -56, -46, -36, -26, -8, 2, 12, 22, 32]
  .map((x) => `M${x}-4v-28l3.5-4 3.5 4v28z`)
  .join('')

/** A post in the ground as deep as the deepest frost, to scale, beside a ruler of feet. One unit is an inch. */
export function FrostPost({ depths }: Props) {
  const [least, most] = [Math.min(...depths), Math.max(...depths)]
  const foot = Math.max(most, leastDepth)
  const collide = least < most && baselineOf(most) - baselineOf(least) < letterHeight
  const labels = collide
    ? [{ words: `${least}–${most} in.`, baseline: baselineOf(least) }]
    : [...new Set([most, least])].map((depth) => ({ words: `${depth} in.`, baseline: baselineOf(depth) }))
  return (
    <svg className={styles.root} viewBox="-74 -42 150 108" aria-hidden="true">
      <path className={styles.soil} d={`M-74 0H76v${bottom}H-74z`} />
      <path className={styles.frost} d={`M-74 0H76v${most}H-74z`} />
      {least < most && <path className={styles.frost} d={`M-74 0H76v${least}H-74z`} />}
      <path className={styles.gravel} d={`M-24 ${foot}h17v6h-17z`} />
      <path className={styles.rails} d="M-74-26H41v4H-74zm0 14H41v4H-74z" />
      <path className={styles.pickets} d={pickets} />
      <path className={styles.post} d={`M-17.5-38h4V${foot}h-4z`} />
      <path
        className={styles.line}
        d={`M-74 0H76M48 0v${bottom}${feet.map((each) => `M48 ${each * 12}h5`).join('')}`}
      />
      <path className={styles.limit} d={[least, most].map((depth) => `M-74 ${depth}H48`).join('')} />
      {labels.map(({ words, baseline }) => (
        <text key={words} className={styles.depth} x="-70" y={baseline}>
          {words}
        </text>
      ))}
      {feet.map((each) => (
        <text key={each} x="56" y={each * 12 + 3}>
          {each} ft
        </text>
      ))}
    </svg>
  )
}
