import { countPlan } from '../../../content/model/planner/count'
import { planQuery } from '../../../content/model/planner/link'
import { faultsOf } from '../../../content/model/planner/faults'
import { addMaterials } from '../../../content/model/planner/materials'
import type { Plan } from '../../../content/model/planner/plan'
import type { View } from '../view'

/** What happens to a view: a new plan, or anything else of it. */
export type Change = Partial<Omit<View, 'count' | 'faults'>>

type Late = typeof import('./fence-calculator.late')
type Kept = typeof import('./kept-plans.late')

/** What comes when it is needed. */
export type Loads = { readonly late: () => Promise<Late>; readonly kept: () => Promise<Kept> }

/** What Undo brings back. */
type Step = Pick<View, 'plan' | 'picture'>

/**
 * The state of the calculator, and the plans before and after it.
 * @param show is called with each new view
 * @param loads fetch the later parts of the script
 */
export function createSession(first: View, show: (view: View) => void, loads: Loads) {
  let view = first
  const past: Step[] = []
  let future: Step[] = []

  const set = (change: Change) => {
    const plan = change.plan ?? view.plan
    const faults = faultsOf(plan)
    const count = faults.length === 0 && plan !== view.count.plan ? countPlan(plan) : view.count
    const side = Math.min(change.side ?? view.side, plan.sides.length - 1)
    const { posts } = count.yard
    // Another side comes with a post of its own.
    const nearest = side === view.side ? -1 : posts.findIndex((one) => one.side === side)
    const post = Math.min(change.post ?? (nearest < 0 ? view.post : nearest), posts.length - 1)
    const isBack = { canUndo: past.length > 0, canRedo: future.length > 0 }
    view = { ...view, ...change, plan, faults, count, side, post, ...isBack }
    show(view)
  }

  /** Without a connection it says so. */
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run()
    } catch (error) {
      console.error('A part of the fence calculator did not work.', error)
      set({ said: 'This did not work. Check your connection and try again.' })
    }
  }
  const withLate = (run: (loaded: Late) => unknown) =>
    attempt(async () => {
      const loaded = await loads.late()
      addMaterials(loaded.otherMaterials)
      await run(loaded)
    })

  const step = (from: Step[], to: Step[], said: string) => {
    const next = from.pop()
    if (!next) return
    to.push(view)
    set({ plan: next.plan, picture: next.picture, drafts: {}, errors: {}, said })
  }

  return {
    view: () => view,
    set,
    withLate,
    withKept: (run: (loaded: Kept) => unknown) => attempt(async () => run(await loads.kept())),
    /** A step that can be undone. While something is dragged, `isSameStep` makes all its moves one. */
    edit(plan: Plan, change: Change = {}, isSameStep = false) {
      // What changes nothing is no step: some of what was typed before the script came is told twice.
      if (!isSameStep && planQuery(plan) !== planQuery(view.plan)) {
        past.push(view)
        future = []
      }
      set({ said: '', ...change, plan })
    },
    undo: () => step(past, future, 'Undone.'),
    redo: () => step(future, past, 'Done again.'),
  }
}

export type Session = ReturnType<typeof createSession>
