import { cardDrawings } from '../collections/card-drawings'
import { drawings } from '../collections/drawings'
import { states } from '../fence-laws/states'
import { ContentError } from '../store/define'
import { currentStore } from '../store/store'

/**
 * While somebody edits: an entry that has a fault would be missing, and nothing more be said. A build has checked all
 * content first.
 * @throws ContentError naming file and field of every fault
 */
export function refuseFaults(): void {
  const store = currentStore()
  for (const read of [states, drawings, cardDrawings]) read(store)
  if (store.faults.size > 0) throw new ContentError([...store.faults])
}
