import { makeOf } from '@/content/model/planner/count'
import { lengthText, widthText, type Length } from '@/content/model/planner/lengths'
import { tenth } from './frame'
import { bound, postFacts } from './say'
import type { View } from './view'
import styles from './drawing.module.scss'

const top = 26
const middle = 130

/** The chosen post in its hole, every dimension said, and why it is so. */
export function HoleDrawing({ view }: { view: View }) {
  const { plan, count } = view
  const post = count.yard.posts[view.post] ?? count.yard.posts[0]
  if (!post) return null
  const make = makeOf(count, post)
  const { above, depth, gravel, hole, width, fill } = make
  const out = above + post.extra
  const scale = 230 / (out + depth + gravel)
  const half = (length: Length) => Math.max((length / 2) * scale, 1.5)
  const y = (down: Length) => tenth(top + (out + down) * scale)
  const box = (wide: Length, from: Length, tall: Length) => ({
    x: tenth(middle - half(wide)),
    y: y(from),
    width: tenth(2 * half(wide)),
    height: tenth(tall * scale),
  })
  const { title, facts } = postFacts(count, post)
  const text = (length: Length) => widthText(length, plan.units)
  const dimensions = [
    { from: -out, to: 0, says: lengthText(out, plan.units) },
    { from: 0, to: depth, says: text(depth) },
    ...(gravel > 0 && hole > 0 ? [{ from: depth, to: depth + gravel, says: `${text(gravel)} gravel` }] : []),
  ]
  return (
    <div className={styles.hole}>
      <svg
        className={styles.section}
        viewBox="0 0 340 290"
        data-drawing="hole"
        data-scale={scale}
        role="img"
        aria-label={`Section of the hole. ${title}`}
      >
        {hole > 0 && (
          <rect className={fill === 'concrete' ? styles.concrete : styles.gravel} {...box(hole, 0, depth)} />
        )}
        {hole > 0 && gravel > 0 && <rect className={styles.gravel} {...box(hole, depth, gravel)} />}
        <rect className={styles.timber} {...box(width, -out, out + depth)} />
        <path className={styles.ground} d={`M20 ${y(0)}H240`} />
        {plan.frost !== undefined && plan.frost > 0 && (
          <g className={styles.frost}>
            <path d={`M20 ${y(plan.frost)}H240`} />
            <text x={20} y={y(plan.frost) - 4}>
              {`frost ${text(plan.frost)}`}
            </text>
          </g>
        )}
        {dimensions.map(({ from, to, says }) => (
          <g key={from} className={styles.dimension} data-dimension="">
            <path d={`M236 ${y(from)}V${y(to)}M231 ${y(from)}h10M231 ${y(to)}h10`} />
            <text x={248} y={tenth((y(from) + y(to)) / 2 + 4)}>
              {says}
            </text>
          </g>
        ))}
        {hole > 0 && (
          <g className={styles.dimension} data-dimension="width">
            <path
              d={`M${tenth(middle - half(hole))} ${y(depth + gravel) + 10}H${tenth(middle + half(hole))}`}
            />
            <text className={styles.middle} x={middle} y={y(depth + gravel) + 14}>
              {text(hole)}
            </text>
          </g>
        )}
      </svg>
      <div className={styles.facts} data-facts="">
        <p className={styles.name}>{`Post ${count.yard.posts.indexOf(post) + 1}: ${title}`}</p>
        {facts.map((fact) => (
          <p key={fact}>{bound(fact)}</p>
        ))}
      </div>
    </div>
  )
}
