import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { Fault } from './fault.mjs'
import { finishExport } from './finish-export.mjs'
import { readServerSettings } from './server-settings.mjs'
import { writeSitemap } from './sitemap.mjs'
import { writeRecipes } from './write-recipes.mjs'

/**
 * Runs after Next's export, so that `next build` alone gives the finished out/. The work is done on a folder
 * beside, which becomes out/ when all of it has succeeded: a half-finished site cannot be put online.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'fence-wiki-delivery',
  async onBuildComplete({ projectDir, distDir }) {
    const out = path.join(projectDir, 'out')
    const unfinished = path.join(distDir, 'unfinished-export')
    await rm(unfinished, { recursive: true, force: true })
    await rename(out, unfinished)

    const settings = await readServerSettings()
    try {
      await writeSitemap(projectDir, unfinished)
      await finishExport(unfinished, settings.thirdParties)
      await writeRecipes(unfinished, path.join(projectDir, 'delivery', 'hosts'), settings)
    } catch (error) {
      refuse(error, path.relative(projectDir, unfinished))
    }
    await rename(unfinished, out)
  },
}

export default adapter

/**
 * Ends the build with status 1 and every finding named; a thrown error would bury them under a stack.
 * @param {unknown} error
 * @param {string} folder
 */
function refuse(error, folder) {
  const faults = error instanceof AggregateError ? error.errors : [error]
  if (!faults.every((fault) => fault instanceof Fault)) throw error
  const list = faults.map(({ message }) => `  ${message}`).join('\n')
  console.error(
    `\nThe export has faults, so there is no out/ (what was exported is in ${folder}):\n${list}\n`,
  )
  process.exit(1)
}
