import { withFenceAround, withProperty } from '@/content/model/planner/place-in-plan'
import type { Outline } from '@/content/model/planner/parcel/outline'
import { openPlan, planOnScreen } from './open-plan'
import { say } from './make'
import type { Part } from './show-outline'

/** A plan with the lot in it, and what there is to know of it; or why there is none. */
type Placed = { readonly query: string; readonly said: string } | { readonly fault: string }

const back = 'Your browser’s Back button brings your plan back.'

/**
 * Has the buttons put the lot into the plan.
 * @param example the query of the plan that the page shows before somebody draws one
 */
export function placeOnClick(part: Part, example: string, lotNow: () => Outline | undefined): void {
  const place = async (into: (query: string, lot: Outline) => Placed) => {
    const before = await planOnScreen(example)
    const lot = lotNow()
    const placed = lot && into(before, lot)
    if (!placed) return
    if ('fault' in placed) return say(part('said'), placed.fault)
    await openPlan(placed.query, before).then(
      () => say(part('said'), `${placed.said} ${back}`),
      () => say(part('said'), 'The calculator did not load. Check your connection, and press again.'),
    )
  }
  const asProperty = (query: string, { points, house }: Outline): Placed => {
    const what = house.length > 0 ? 'Property line and house are' : 'The property line is'
    const said = `${what} in the plan, its middle on the middle of the fence. Move it under “Adjust,” at “House and property line.”`
    return { query: withProperty(query, { lot: points, house }), said }
  }
  part('line')?.addEventListener('click', () => void place(asProperty))
  part('fence')?.addEventListener('click', () => void place(asFence))
}

function asFence(before: string, { points, house }: Outline): Placed {
  const fenced = withFenceAround(before, { lot: points, house })
  if ('fault' in fenced) return fenced
  const { query, count, note } = fenced
  const said = `A fence of ${count} sides stands on the property line.${note} Add its gates in the plan, and ask your town how far inside the line it has to stay.`
  return { query, said }
}
