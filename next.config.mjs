import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { load } from './delivery/load.mjs'

// Before Next reads it: Next sends nothing about this site or who builds it, whoever starts it.
process.env['NEXT_TELEMETRY_DISABLED'] = '1'
// For the processes that Next starts: glibc keeps freed memory for each thread, and encoding pictures takes many threads.
process.env['MALLOC_ARENA_MAX'] ??= '2'

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    const { checkContent } = await load('./delivery/build/check-content.ts', import.meta.url)
    if (process.env['CONTENT_IS_CHECKED'] !== 'true') await checkContent()
    // A build reads this file again, in processes of its own, too: they would say the same.
    if (phase === PHASE_PRODUCTION_BUILD) process.env['CONTENT_IS_CHECKED'] = 'true'
  }

  return {
    output: 'export',
    // Under output: 'export' this names the export's folder alone, which would be out/: Next deletes it first, and
    // a build that fails later would leave no site. delivery/build/publish-export.ts puts what is finished in its place.
    ...(phase === PHASE_PRODUCTION_BUILD && { distDir: '.next/export-unfinished' }),
    reactStrictMode: true,
    ...(phase === PHASE_DEVELOPMENT_SERVER && {
      turbopack: {
        rules: { '**/content/model/store/store.ts': { loaders: ['./delivery/preview/content-loader.mjs'] } },
      },
    }),
    // `npm test` and CI check them, those of test files too. Whoever edits words changes none.
    typescript: { ignoreBuildErrors: true },
    // For content/model/checks/refuse-faults.ts: it cannot be bundled.
    serverExternalPackages: ['esbuild'],
    generateBuildId: async () => {
      const { buildIdOf } = await load('./delivery/build/build-id.ts', import.meta.url)
      return buildIdOf(import.meta.dirname)
    },
    adapterPath: fileURLToPath(new URL('delivery/adapter.mjs', import.meta.url)),
  }
}
