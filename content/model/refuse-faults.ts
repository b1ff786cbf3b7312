import path from 'node:path'
import process from 'node:process'
import { ContentError } from './define'
import { drawingFaults } from './drawings'
import { states, stateFaults } from './fence-laws/states'
import { zipFaults } from './fence-laws/zip'
import { listFiles } from './list-files'

/**
 * While somebody edits: a state or a drawing that has a fault would be missing, and nothing more be said. A build has
 * checked all content first.
 * @throws ContentError naming file and field of every fault
 */
export async function refuseFaults(): Promise<void> {
  const faults = [...(await unreadStates()), ...stateFaults, ...zipFaults, ...drawingFaults]
  if (faults.length > 0) throw new ContentError(faults)
}

/** What is wrong with the files of states that are no JSON. */
async function unreadStates(): Promise<string[]> {
  const folder = 'content/data/places'
  if (states.length === listFiles(folder).length) return []
  const { syntaxFaults } = await import('./syntax')
  return syntaxFaults(path.join(process.cwd(), folder), folder)
}
