import { summaryOf } from '@/content/model/planner/count'
import { lengthText } from '@/content/model/planner/lengths'
import { alongSide, cornersOf, type Point } from '@/content/model/planner/plan'
import { frameOf, gridStep, place, screenFrameOf, tenth, type Frame } from './frame'
import { Gates } from './plan-gates'
import { sayCorner } from './say'
import type { View } from './view'
import styles from './drawing.module.scss'

/** The yard from above, to scale. */
export function PlanDrawing({ view }: { view: View }) {
  const { plan, count, isLive } = view
  const frame = view.frame ?? (view.sheet ? frameOf(plan) : screenFrameOf(plan))
  const { left, top, width, height, scale } = frame
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${width} ${height}`}
      data-drawing="plan"
      data-at={`${Math.round(left)} ${Math.round(top)}`}
      data-scale={scale}
      role={isLive ? 'group' : 'img'}
      aria-label={`Plan of the fence: ${summaryOf(count)}`}
    >
      <path className={styles.grid} d={gridPath(frame, gridStep(frame, plan.units))} />
      <Outline frame={frame} points={plan.property} className={styles.property} name="Property line" />
      <Outline frame={frame} points={plan.house} className={styles.house} name="House" />
      {plan.sides.map((_, side) => (
        <Line key={side} view={view} frame={frame} side={side} />
      ))}
      <Posts view={view} frame={frame} />
      <Gates view={view} frame={frame} />
      {isLive && plan.sides.map((_, side) => <Middle key={side} view={view} frame={frame} side={side} />)}
      {plan.corners.map((corner, index) => (
        <Grip
          key={index}
          {...place(frame, corner)}
          name={`corner-${index}`}
          label={isLive ? sayCorner(plan, index) : undefined}
        />
      ))}
    </svg>
  )
}

function gridPath(frame: Frame, step: number): string {
  const { left, top, width, height, scale } = frame
  const lines = []
  for (let x = Math.ceil(left / step) * step; (x - left) * scale < width; x += step)
    lines.push(`M${tenth((x - left) * scale)} 0v${height}`)
  for (let y = Math.ceil(top / step) * step; (y - top) * scale < height; y += step)
    lines.push(`M0 ${tenth((y - top) * scale)}h${width}`)
  return lines.join('')
}

type OutlineProps = { frame: Frame; points: readonly Point[]; className: string | undefined; name: string }

function Outline({ frame, points, className, name }: OutlineProps) {
  const placed = points.map((point) => place(frame, point))
  const last = placed.at(-1)
  if (!last) return null
  return (
    <g className={className}>
      <path d={`M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
      <text x={last.x + 8} y={last.y - 8}>
        {name}
      </text>
    </g>
  )
}

type PartProps = { view: View; frame: Frame }
type SideProps = PartProps & { side: number }

/** A side with its length beside it. */
function Line({ view, frame, side }: SideProps) {
  const { plan, count } = view
  const [from, to] = cornersOf(plan, side).map((corner) => place(frame, corner))
  if (!from || !to) return null
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const off = { x: ((to.y - from.y) / length) * 26, y: (-(to.x - from.x) / length) * 26 }
  // Along the side, and never upside down.
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const turn = tenth(angle > 90 || angle <= -90 ? angle - 180 : angle)
  const at = { x: tenth(x + off.x), y: tenth(y + off.y) }
  return (
    <g className={side === view.side ? `${styles.side} ${styles.chosen}` : styles.side} data-side={side}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <text {...at} transform={turn === 0 ? undefined : `rotate(${turn} ${at.x} ${at.y})`} data-length="">
        {`${plan.sides.length > 1 ? `${side + 1}: ` : ''}${lengthText(count.yard.lengths[side] ?? 0, plan.units)}`}
      </text>
    </g>
  )
}

/** All posts in one path: small squares, which 40 sides have a thousand of. */
function Posts({ view: { plan, count }, frame }: PartProps) {
  const squares = count.yard.posts.map(({ side, at }) => {
    if (side >= plan.sides.length) return ''
    const { x, y } = place(frame, alongSide(plan, side, at))
    return `M${tenth(x - 3)} ${tenth(y - 3)}h6v6h-6z`
  })
  return <path className={styles.posts} d={squares.join('')} data-posts={squares.length} />
}

/** Pulled out of the middle of a side, it becomes a corner. */
function Middle({ view: { plan, count }, frame, side }: SideProps) {
  const length = count.yard.lengths[side] ?? 0
  const gates = plan.sides[side]?.gates ?? []
  const isFree = (at: number) => gates.every((gate) => at < gate.at || at > gate.at + gate.width)
  const at = [0.5, 0.25, 0.75].map((share) => share * length).find(isFree)
  if (at === undefined) return null
  const { x, y } = place(frame, alongSide(plan, side, at))
  return (
    <Grip
      x={x}
      y={y}
      name={`middle-${side}`}
      label={`Middle of side ${side + 1}: make a corner here`}
      isSmall
    />
  )
}

type GripProps = { x: number; y: number; name: string; label: string | undefined; isSmall?: boolean }

function Grip({ x, y, name, label, isSmall = false }: GripProps) {
  return (
    <g
      className={isSmall ? `${styles.grip} ${styles.small}` : styles.grip}
      {...(label !== undefined && { 'data-grip': name, tabIndex: 0, role: 'button', 'aria-label': label })}
    >
      <circle className={styles.reach} cx={x} cy={y} />
      <circle cx={x} cy={y} />
    </g>
  )
}
