import { tsImport } from 'tsx/esm/api'

/**
 * Ends the process with status 1 when content or settings have faults, after naming all of them. Runs before
 * anything is built, so that the last good out/ stays as it is.
 */
export async function refuseBadContent() {
  /** @type {typeof import('../content/check.ts')} */
  const { contentFaults } = await tsImport('../content/check.ts', import.meta.url)
  const faults = await contentFaults()
  if (faults.length === 0) return

  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
  console.error(`\nContent has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
  process.exit(1)
}
