import type { Plan } from '../../../content/model/planner/plan'

/** A thing in the drawing that can be moved: `corner-2`, `middle-0`, `gate-0-1`. */
export type Grip = { readonly kind: string; readonly index: number; readonly gate: number }

export const gripOf = (name: string): Grip => {
  const [kind = '', index = '0', gate = '0'] = name.split('-')
  return { kind, index: Number(index), gate: Number(gate) }
}

export const sideOf = (plan: Plan, { kind, index }: Grip) =>
  kind === 'gate' ? index : Math.min(index, plan.sides.length - 1)
