import path from 'node:path'
import process from 'node:process'
import { findPageFaults } from './page-check.mjs'
import { precompress } from './precompress.mjs'
import { readServerSettings } from './server-settings.mjs'
import { writeSitemap } from './sitemap.mjs'
import { tidyExport } from './tidy.mjs'
import { writeRecipes } from './write-recipes.mjs'

/**
 * Runs after Next's export, so that `next build` alone gives the finished out/. Each step is a module of
 * its own and gets the folder.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'fence-wiki-delivery',
  async onBuildComplete({ projectDir }) {
    const out = path.join(projectDir, 'out')
    await tidyExport(out)
    await writeSitemap(projectDir)
    await refuseFaultyPages(out)
    await writeRecipes(out, path.join(projectDir, 'delivery', 'hosts'), readServerSettings())
    await precompress(out)
  },
}

export default adapter

/** Ends the build with status 1 and every fault named; a thrown error would bury them under a stack. */
async function refuseFaultyPages(/** @type {string} */ out) {
  const faults = await findPageFaults(out)
  if (faults.length === 0) return
  console.error(`\nThe built pages have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`)
  process.exit(1)
}
