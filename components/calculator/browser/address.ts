import { planQuery } from '../../../content/model/planner/link'
import type { View } from '../view'
import { open } from './actions'
import type { Session } from './session'
import { pictureHere } from './store'

/**
 * Opens the plan that the address holds, if it has one. In the place of one that cannot be read comes the example.
 * @returns false where it could not be had
 */
export async function openAddress(session: Session): Promise<boolean> {
  if (!/[?&](?:v|fence|length)=/.test(location.search)) return true
  const isOpen = await open(session, location.search, '', pictureHere())
  if (isOpen === false) write(session.view())
  return isOpen !== undefined
}

const queryOf = ({ plan }: View) => `?${planQuery(plan)}`

const write = (view: View) =>
  history.replaceState({ ...history.state, picture: view.picture }, '', queryOf(view) + location.hash)

const isInAddress = (view: View) => location.search === queryOf(view) && pictureHere() === view.picture

/** After a step in the history. A link to a place of this page is one as well: it has no state yet, and the same plan. */
export function followAddress(session: Session): void {
  const view = session.view()
  if (!history.state && location.search === queryOf(view)) writeAddress(view)
  else if (!isInAddress(view)) void openAddress(session)
}

/** What cannot be counted is not written; nor is the example, in the place of a plan that has not arrived. */
export function writeAddress(view: View): void {
  const isTouched = view.canUndo || view.canRedo
  if (isTouched && view.faults.length === 0 && !isInAddress(view)) write(view)
}
