import { makeOf } from '@/content/model/planner/count'
import { foot, lengthText, widthText, type Length } from '@/content/model/planner/lengths'
import { tenth } from './frame'
import { Bays } from './side-bays'
import { Hole, holeDepth, PostMark, postsOfSide } from './side-posts'
import type { View } from './view'
import styles from './drawing.module.scss'

const marginX = 80
const marginY = 34

/** The scale and the ground of one side, seen from in front. */
export type Front = {
  readonly scale: number
  readonly x: (at: Length) => number
  /** Of a height above the ground at `at`. */
  readonly y: (at: Length, above: Length) => number
}

/** One side from in front, its posts with their holes. Wider than the page where it is long: it scrolls. */
export function SideDrawing({ view }: { view: View }) {
  const { plan, count, side } = view
  const { yard, settings } = count
  const length = yard.lengths[side] ?? foot
  const rise = plan.sides[side]?.rise ?? 0
  const posts = postsOfSide(view)
  const tallest = Math.max(
    ...posts.map(({ post }) => makeOf(count, post).above + post.extra),
    settings.number('height'),
  )
  const deepest = Math.max(...posts.map(({ post }) => holeDepth(view, post)), plan.frost ?? 0)
  const scale = Math.max((340 - 2 * marginX) / length, 60 / tallest)
  const width = Math.ceil(length * scale + 2 * marginX)
  const height = Math.ceil((tallest + deepest + Math.abs(rise)) * scale + 2 * marginY)
  const base = marginY + (tallest + Math.max(rise, 0)) * scale
  const front: Front = {
    scale,
    x: (at) => tenth(marginX + at * scale),
    y: (at, above) => tenth(base - ((rise * at) / length + above) * scale),
  }
  const ground = `M0 ${front.y(0, 0)}H${front.x(0)}L${front.x(length)} ${front.y(length, 0)}H${width}`
  return (
    <div
      className={styles.scroll}
      data-scroll=""
      role="group"
      aria-label={`Side ${side + 1} from in front`}
      tabIndex={0}
    >
      <svg
        className={styles.front}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        fontSize={Math.max(tenth(width / 52), 11)}
        data-drawing="front"
        data-scale={scale}
      >
        {posts.map(({ post, at, number }) => (
          <Hole key={number} view={view} front={front} post={post} at={at} />
        ))}
        <path className={styles.ground} d={ground} />
        <Bays view={view} front={front} />
        {posts.map(({ post, at, number }) => (
          <PostMark
            key={number}
            view={view}
            front={front}
            post={post}
            at={at}
            number={number}
            isMinor={posts.length > 24 && number % 5 !== 4}
          />
        ))}
        {plan.frost !== undefined && plan.frost > 0 && (
          <g className={styles.frost} data-frost="">
            <path
              d={`M0 ${front.y(0, -plan.frost)}H${front.x(0)}L${front.x(length)} ${front.y(length, -plan.frost)}H${width}`}
            />
            <text x={front.x(0) + 12} y={front.y(0, -plan.frost)}>
              {`frost ${widthText(plan.frost, plan.units)}`}
            </text>
          </g>
        )}
        <g className={styles.dimension} data-dimension="">
          <path d={`M14 ${front.y(0, 0)}V${front.y(0, settings.number('height'))}`} />
          <text x={4} y={front.y(0, settings.number('height')) - 6}>
            {lengthText(settings.number('height'), plan.units)}
          </text>
        </g>
      </svg>
    </div>
  )
}
