import { makeOf } from '@/content/model/planner/count'
import type { Length } from '@/content/model/planner/lengths'
import type { Post } from '@/content/model/planner/yard'
import { tenth } from './frame'
import { sayPost } from './say'
import type { Front } from './side-drawing'
import type { View } from './view'
import styles from './drawing.module.scss'

export const holeDepth = ({ count }: View, post: Post): Length => {
  const { depth, gravel } = makeOf(count, post)
  return depth + gravel
}

type Placed = { post: Post; at: Length; number: number }

/** The posts of the chosen side: its last one may be counted with the next. */
export function postsOfSide({ plan, count: { yard }, side }: View): Placed[] {
  const own = yard.posts.flatMap((post, number) =>
    post.side === side ? [{ post, at: post.at, number }] : [],
  )
  const length = yard.lengths[side] ?? 0
  // A corner that two sides share is kept with the side that came first.
  const atStart = own.some(({ at }) => at === 0)
  const atEnd = own.some(({ at }) => at === length)
  const find = (of: number, at: Length) => yard.posts.findIndex((post) => post.side === of && post.at === at)
  const start = atStart ? -1 : find(side - 1, yard.lengths[side - 1] ?? -1)
  const end = atEnd ? -1 : plan.isClosed ? find(0, 0) : -1
  const shared = (number: number, at: Length): Placed[] => {
    const post = yard.posts[number]
    return post ? [{ post, at, number }] : []
  }
  return [...shared(start, 0), ...own, ...shared(end, length)]
}

/** The numbers that have room: those of posts that stand so far apart. */
export function spaced(posts: readonly Placed[], least: Length): ReadonlySet<number> {
  const numbers = new Set<number>()
  let last = -least
  for (const { at, number } of posts) {
    if (at - last < least) continue
    numbers.add(number)
    last = at
  }
  return numbers
}

type MarkProps = { view: View; front: Front; post: Post; at: Length }

/** Its concrete, and the gravel below. */
export function Hole({ view, front, post, at }: MarkProps) {
  const { depth, gravel, hole, fill } = makeOf(view.count, post)
  if (hole === 0) return null
  const box = (top: Length, tall: Length) =>
    `M${tenth(front.x(at) - (hole / 2) * front.scale)} ${front.y(at, -top)}h${tenth(hole * front.scale)}v${tenth(tall * front.scale)}h${tenth(-hole * front.scale)}z`
  return (
    <>
      <path className={fill === 'concrete' ? styles.concrete : styles.gravel} d={box(0, depth)} />
      {gravel > 0 && <path className={styles.gravel} d={box(depth, gravel)} />}
    </>
  )
}

export function PostMark({
  view,
  front,
  post,
  at,
  number,
  className,
}: MarkProps & { number: number; className: string | undefined }) {
  const { width, above, depth } = makeOf(view.count, post)
  const top = front.y(at, above + post.extra)
  const height = tenth(front.y(at, -depth) - top)
  const isChosen = number === view.post
  return (
    <g
      className={`${styles.post} ${isChosen ? styles.chosen : ''}`}
      data-post={number}
      {...(view.isLive && {
        tabIndex: isChosen ? 0 : -1,
        role: 'button',
        'aria-pressed': isChosen,
        'aria-label': sayPost(view.count, post, number),
      })}
    >
      <rect className={styles.reach} x={front.x(at) - 12} y={top} width={24} height={height} />
      <rect
        x={tenth(front.x(at) - Math.max((width / 2) * front.scale, 1.5))}
        y={top}
        width={Math.max(tenth(width * front.scale), 3)}
        height={height}
      />
      <text className={className} x={front.x(at)} y={top - 7}>
        {number + 1}
      </text>
    </g>
  )
}
