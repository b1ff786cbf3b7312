import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { buildIdOf } from './delivery/build-id.mjs'
import { refuseBadContent } from './delivery/refuse-bad-content.mjs'

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await refuseBadContent()

  return {
    output: 'export',
    reactStrictMode: true,
    generateBuildId: () => buildIdOf(import.meta.dirname),
    adapterPath: fileURLToPath(new URL('delivery/adapter.mjs', import.meta.url)),
  }
}
