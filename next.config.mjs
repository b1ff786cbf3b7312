import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD, PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await refuseBadContent()

  return {
    output: 'export',
    reactStrictMode: true,
    poweredByHeader: false,
    adapterPath: fileURLToPath(new URL('delivery/adapter.mjs', import.meta.url)),
    // `next lint` is gone; the type check of `next build` stays on.
    typescript: { ignoreBuildErrors: false },
  }
}

/** Content is checked before anything is built, so that a fault leaves the last good out/ untouched. */
async function refuseBadContent() {
  const { contentFaults } = await tsImport('./content/check.ts', import.meta.url)
  const faults = await contentFaults()
  if (faults.length === 0) return
  console.error(`\nContent has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((/** @type {string} */ fault) => `  ${fault}`).join('\n')}\n`)
  process.exit(1)
}
