import {
  addGate,
  changeGate,
  moveCorner,
  moveGate,
  removeCorner,
  removeGate,
  splitSide,
} from '../../../content/model/planner/edit'
import { faultsOf } from '../../../content/model/planner/faults'
import { inch, snap, snapped } from '../../../content/model/planner/lengths'
import { sideLength, type Plan, type Point } from '../../../content/model/planner/plan'
import { gripOf, sideOf, type Grip } from './grip'
import type { Session } from './session'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves what has the focus by 6 in., with Shift by 1 in.; Delete removes it, Enter makes a corner or gate. */
export function moveByKeys(root: HTMLElement, session: Session): void {
  root.addEventListener('keydown', (event) => {
    const name =
      event.target instanceof Element
        ? event.target.closest<SVGElement>('[data-grip]')?.dataset['grip']
        : undefined
    if (name === undefined) return
    const next = afterKey(session.view().plan, gripOf(name), event)
    if (!next) return
    event.preventDefault()
    const { plan } = session.view()
    if (faultsOf(next).length > faultsOf(plan).length)
      return session.set({ said: 'That is as far as it goes.' })
    session.edit(next, { side: sideOf(next, gripOf(name)) })
    const label = root.querySelector(`[data-grip="${name}"]`)?.getAttribute('aria-label')
    session.set({ said: label ?? 'Removed.' })
  })
}

function afterKey(
  plan: Plan,
  { kind, index, gate }: Grip,
  { key, shiftKey }: KeyboardEvent,
): Plan | undefined {
  const arrow = arrows[key]
  const by = shiftKey ? inch : snap
  if (key === 'Delete' || key === 'Backspace') {
    if (kind === 'gate') return removeGate(plan, index, gate)
    return kind === 'corner' ? removeCorner(plan, index) : undefined
  }
  if (kind === 'middle')
    return key === 'Enter' || key === ' '
      ? splitSide(plan, index, snapped(sideLength(plan, index) / 2))
      : undefined
  if (key === 'g' && kind === 'corner') return addGate(plan, Math.min(index, plan.sides.length - 1))
  if (!arrow) return undefined
  if (kind === 'gate') {
    const at = plan.sides[index]?.gates[gate]?.at ?? 0
    const step = at + (arrow.x - arrow.y) * by
    return shiftKey
      ? changeGate(plan, index, gate, { at: Math.max(step, 0) })
      : moveGate(plan, index, gate, step)
  }
  const corner = plan.corners[index]
  return corner && moveCorner(plan, index, { x: corner.x + arrow.x * by, y: corner.y + arrow.y * by })
}
