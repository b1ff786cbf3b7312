import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ContentError } from './define'
import { drawingFaults } from './drawings'
import { states, stateFaults } from './fence-laws/states'
import { zipFaults } from './fence-laws/zip'
import { listFiles } from './list-files'
import { strictJsonFaults } from './strict-json'

/**
 * While somebody edits: a state or a drawing that has a fault would be missing, and nothing more be said. A build has
 * checked all content first.
 * @throws ContentError naming file and field of every fault
 */
export function refuseFaults(): void {
  const isRead = new Set(states.map(({ file }) => file))
  const unread = listFiles('content/data/places').filter((file) => !isRead.has(file))
  const faults = [
    ...unread.flatMap((file) => strictJsonFaults(file, readFileSync(path.join(process.cwd(), file), 'utf8'))),
    ...stateFaults,
    ...zipFaults,
    ...drawingFaults,
  ]
  if (faults.length > 0) throw new ContentError(faults)
}
