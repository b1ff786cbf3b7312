import { makeOf } from '@/content/model/planner/count'
import { foot, lengthText, widthText, type Length } from '@/content/model/planner/lengths'
import { tenth } from './frame'
import { Bays } from './side-bays'
import { Hole, holeDepth, PostMark, postsOfSide, spaced } from './side-posts'
import type { View } from './view'
import styles from './drawing.module.scss'

/** A line of text where the whole side is as wide as a desktop's page: one of so many parts of its width. */
const textOf = 88

/** The scale and the ground of one side, seen from in front. */
export type Front = {
  readonly scale: number
  /** A line of text: see `textOf`. */
  readonly em: number
  /** Where the widths of bays stand: below frost and holes. */
  readonly foot: number
  readonly x: (at: Length) => number
  /** Of a height above the ground at `at`. */
  readonly y: (at: Length, above: Length) => number
}

/** One side from in front, its posts with their holes: the whole of it, or by a tap so large that it scrolls. */
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
  const scale = Math.max(180 / length, 60 / tallest)
  const inner = (tallest + deepest + Math.abs(rise)) * scale
  const width = Math.ceil(Math.max((length * scale * 44) / 39, 3 * inner))
  const em = tenth(width / textOf)
  // Wider on the left, where the height stands.
  const marginX = (width - length * scale) / 2 + 2 * em
  const height = Math.ceil(inner + 5.6 * em)
  const base = 2.8 * em + (tallest + Math.max(rise, 0)) * scale
  const front: Front = {
    scale,
    em,
    foot: tenth(height - 2.4 * em),
    x: (at) => tenth(marginX + at * scale),
    y: (at, above) => tenth(base - ((rise * at) / length + above) * scale),
  }
  const numbered = spaced(posts, (4.4 * em) / scale)
  const ground = `M0 ${front.y(0, 0)}H${front.x(0)}L${front.x(length)} ${front.y(length, 0)}H${width}`
  return (
    <>
      <div className={styles.scroll} role="group" aria-label={`Side ${side + 1} from in front`} tabIndex={0}>
        <svg
          className={styles.front}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          fontSize={em}
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
              className={numbered.has(number) ? '' : posts.length > 24 ? styles.least : styles.minor}
            />
          ))}
          {plan.frost !== undefined && plan.frost > 0 && (
            <g className={styles.frost}>
              <path
                d={`M0 ${front.y(0, -plan.frost)}H${front.x(0)}L${front.x(length)} ${front.y(length, -plan.frost)}H${width}`}
              />
              <g>
                <text className={styles.minor} x={4} y={front.y(0, -plan.frost)}>
                  {`frost ${widthText(plan.frost, plan.units)}`}
                </text>
              </g>
            </g>
          )}
          <g className={styles.dimension}>
            <path d={`M14 ${front.y(0, 0)}V${front.y(0, settings.number('height'))}`} />
            <text x={4} y={front.y(0, settings.number('height')) - 6}>
              {lengthText(settings.number('height'), plan.units)}
            </text>
          </g>
        </svg>
      </div>
      <label className={width > 1000 ? styles.zoom : styles.zoomNarrow}>
        <input type="checkbox" /> Larger
      </label>
      {width > 1000 && (
        <p className={styles.hint} aria-hidden="true">
          Scroll sideways →
        </p>
      )}
    </>
  )
}
