import { planQuery } from '../../../content/model/planner/link'
import type { View } from '../view'
import { open } from './actions'
import type { Session } from './session'
import { pictureHere } from './store'

/** Opens the plan that the address holds, if it has one. */
export async function openAddress(session: Session): Promise<void> {
  if (/[?&](?:v|fence|length)=/.test(location.search)) await open(session, location.search, '', pictureHere())
}

const queryOf = ({ plan }: View) => `?${planQuery(plan)}`

export const isInAddress = (view: View): boolean =>
  location.search === queryOf(view) && pictureHere() === view.picture

/** What cannot be counted is not written; nor is the example, in the place of a plan that has not arrived. */
export function writeAddress(view: View): void {
  const isUntouched = !view.canUndo && !view.canRedo
  if (view.faults.length > 0 || isUntouched || isInAddress(view)) return
  history.replaceState({ ...history.state, picture: view.picture }, '', queryOf(view) + location.hash)
}
