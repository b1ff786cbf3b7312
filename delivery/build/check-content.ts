import { contentFaults, contentWarnings } from '../../content/model/checks/check'
import { annotate } from './annotate'

/**
 * Ends the process with status 1 when content or settings have faults, after listing all of them. Runs before
 * anything is built, so that the last good out/ stays as it is. Suspicious but valid settings only print a warning.
 */
export async function checkContent(): Promise<void> {
  const faults = await contentFaults()
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`
    console.error(`\nContent has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
    annotate('error', faults)
    process.exit(1)
  }

  const warnings = contentWarnings()
  if (warnings.length > 0) {
    console.warn(`\nBefore you publish:\n${warnings.map((warning) => `  ${warning}`).join('\n')}\n`)
  }
}
