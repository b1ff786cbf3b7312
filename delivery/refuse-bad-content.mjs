import { tsImport } from 'tsx/esm/api'

/**
 * Ends the process with status 1 when content or settings have faults, after naming all of them. Runs before
 * anything is built, so that the last good out/ stays as it is. What may be meant, but hardly is, is told only.
 */
export async function refuseBadContent() {
  /** @type {typeof import('../content/model/check.ts')} */
  const { contentFaults, contentWarnings } = await tsImport('../content/model/check.ts', import.meta.url)
  const faults = await contentFaults()
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
    console.error(`\nContent has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
    process.exit(1)
  }

  const warnings = await contentWarnings()
  if (warnings.length > 0) {
    console.warn(`\nBefore you publish:\n${warnings.map((warning) => `  ${warning}`).join('\n')}\n`)
  }
}
