import { moveCorner, moveGate, splitSide } from '../../../content/model/planner/edit'
import { faultsOf } from '../../../content/model/planner/faults'
import { snap, snapped, type Length } from '../../../content/model/planner/lengths'
import { cornersOf, sideLength, type Plan, type Point } from '../../../content/model/planner/plan'
import { pointAt, screenFrameOf, type Frame } from '../frame'
import { gripOf, sideOf, type Grip } from './grip'
import type { Session } from './session'

/** How far along its side a point is. */
function along(plan: Plan, side: number, point: Point): Length {
  const [from, to] = cornersOf(plan, side)
  const length = sideLength(plan, side)
  return ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
}

/** The plan with a thing at a place; the plan itself where it must not stand there. */
function moved(plan: Plan, { kind, index, gate }: Grip, to: Point): Plan {
  const snappedTo = { x: snapped(to.x), y: snapped(to.y) }
  const next =
    kind === 'gate'
      ? moveGate(
          plan,
          index,
          gate,
          snapped(along(plan, index, to) - (plan.sides[index]?.gates[gate]?.width ?? 0) / 2),
        )
      : moveCorner(plan, index, snappedTo)
  return faultsOf(next).length > faultsOf(plan).length ? plan : next
}

/** Drags by finger or mouse what has `data-grip`. */
export function dragGrips(root: HTMLElement, session: Session): void {
  let grip: Grip | undefined
  let frame: Frame | undefined
  let isFirst = true
  let waiting: Point | undefined

  const pointOf = (event: PointerEvent): Point | undefined => {
    const svg = root.querySelector<SVGSVGElement>('[data-drawing=plan]')
    const matrix = svg?.getScreenCTM()?.inverse()
    if (!matrix || !frame) return undefined
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return pointAt(frame, x, y)
  }
  const step = () => {
    const point = waiting
    waiting = undefined
    if (!point || !grip || !frame) return
    let { plan } = session.view()
    if (grip.kind === 'middle') {
      const at = snapped(along(plan, grip.index, point))
      plan = splitSide(plan, grip.index, Math.min(Math.max(at, snap), sideLength(plan, grip.index) - snap))
      grip = { kind: 'corner', index: grip.index + 1, gate: 0 }
    }
    const next = moved(plan, grip, point)
    if (next === session.view().plan) return
    session.edit(next, { frame, side: sideOf(next, grip) }, !isFirst)
    isFirst = false
  }

  root.addEventListener('pointerdown', (event) => {
    const { target } = event
    const name =
      target instanceof Element ? target.closest<SVGElement>('[data-grip]')?.dataset['grip'] : undefined
    if (name === undefined || event.button !== 0) return
    grip = gripOf(name)
    frame = session.view().frame ?? screenFrameOf(session.view().plan)
    isFirst = true
    if (target instanceof Element) target.closest('svg')?.setPointerCapture(event.pointerId)
  })
  root.addEventListener('pointermove', (event) => {
    if (!grip) return
    // As often as the screen shows it, and no more: a mouse may move a thousand times a second.
    if (!waiting) requestAnimationFrame(step)
    waiting = pointOf(event) ?? waiting
  })
  const end = () => {
    if (!grip) return
    step()
    grip = undefined
    if (session.view().frame) session.set({ frame: undefined })
  }
  root.addEventListener('pointerup', end)
  root.addEventListener('pointercancel', end)
}
