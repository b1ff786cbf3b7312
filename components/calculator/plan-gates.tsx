import { alongSide, sideLength } from '@/content/model/planner/plan'
import { place, tenth, type Frame } from './frame'
import { sayGate } from './say'
import type { View } from './view'
import styles from './drawing.module.scss'

/** Gates from above: the opening, and each leaf with its swing. */
export function Gates({ view: { plan, count, isLive }, frame }: { view: View; frame: Frame }) {
  return count.yard.gates.map(({ gate, side, from, to }) => {
    if (side >= plan.sides.length) return null
    const index = plan.sides[side]?.gates.indexOf(gate) ?? 0
    const [a, b] = [place(frame, alongSide(plan, side, from)), place(frame, alongSide(plan, side, to))]
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const leaves =
      gate.leaves === 2
        ? [leaf(a, middle, gate.opens === 'in'), leaf(b, middle, gate.opens === 'out')]
        : [gate.hinge === 'start' ? leaf(a, b, gate.opens === 'in') : leaf(b, a, gate.opens === 'out')]
    const most = sideLength(plan, side) - gate.width
    const slider = {
      'data-grip': `gate-${side}-${index}`,
      tabIndex: 0,
      role: 'slider',
      'aria-label': sayGate(plan, side, index),
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(Math.round(most / 24384), 0),
      'aria-valuenow': Math.round(gate.at / 24384),
      'aria-valuetext': sayGate(plan, side, index),
    }
    return (
      <g key={`${side}-${index}`} className={styles.gate} data-is="gate" {...(isLive && slider)}>
        <line className={styles.opening} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        <path d={leaves.join('')} />
        <line className={styles.reach} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      </g>
    )
  })
}

type Dot = { readonly x: number; readonly y: number }

/** An open leaf, and the quarter circle that its end went along. */
function leaf(hinge: Dot, end: Dot, isClockwise: boolean): string {
  const [x, y] = [end.x - hinge.x, end.y - hinge.y]
  const open = isClockwise ? { x: -y, y: x } : { x: y, y: -x }
  const radius = tenth(Math.hypot(x, y))
  return `M${hinge.x} ${hinge.y}l${tenth(open.x)} ${tenth(open.y)}A${radius} ${radius} 0 0 ${isClockwise ? 0 : 1} ${tenth(end.x)} ${tenth(end.y)}`
}
