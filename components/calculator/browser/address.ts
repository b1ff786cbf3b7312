import { planQuery } from '../../../content/model/planner/link'
import { exampleView, type View } from '../view'
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

export function writeAddress(view: View): void {
  const query = queryOf(view)
  // The example needs no address, but in the place of another plan's.
  const isWritten = query === (location.search || queryOf(exampleView)) && pictureHere() === view.picture
  if (view.faults.length > 0 || isWritten) return
  history.replaceState({ ...history.state, picture: view.picture }, '', query + location.hash)
}
