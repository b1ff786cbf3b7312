import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { recordBuild } from './built-from.mjs'
import { Fault } from './fault.mjs'
import { finishExport } from './finish-export.mjs'
import { replaceFolder } from './replace-folder.mjs'
import { readServerSettings } from './server-settings.mjs'
import { writeSitemap } from './sitemap.mjs'
import { warnOfExampleAddress } from './warn-of-example-address.mjs'
import { writeRecipes } from './write-recipes.mjs'

/**
 * Runs after Next's export, so that `next build` alone gives the finished out/. All work is done in the folder of
 * the export (`distDir` of next.config.mjs), which becomes out/ when everything has succeeded: whenever a build
 * fails or is killed, the last good out/ is still there.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'fence-wiki-delivery',
  async onBuildComplete({ projectDir, distDir, config }) {
    const unfinished = path.join(projectDir, config.distDir)
    const recipes = path.join(distDir, 'recipes-unfinished')
    try {
      const settings = await readServerSettings()
      await writeSitemap(projectDir, unfinished)
      await finishExport(unfinished, settings.thirdParties, settings.anchors)
      await writeRecipes(unfinished, recipes, settings)
    } catch (error) {
      refuse(error, config.distDir)
    }
    await replaceFolder(path.join(projectDir, 'out'), unfinished, path.join(distDir, 'former-out'))
    await cp(recipes, path.join(projectDir, 'delivery', 'hosts'), { recursive: true })
    await rm(recipes, { recursive: true })
    await recordBuild(projectDir)
    await warnOfExampleAddress()
  },
}

export default adapter

/**
 * Ends the build with status 1 and every finding named; a thrown error would bury them under a stack.
 * @param {unknown} error
 * @param {string} folder of the export
 */
function refuse(error, folder) {
  const faults = error instanceof AggregateError ? error.errors : [error]
  if (!faults.every((fault) => fault instanceof Fault)) throw error
  const list = faults.map(({ message }) => `  ${message}`).join('\n')
  console.error(
    `\nThe export has faults, so out/ stays as it was (what was exported is in ${folder}):\n${list}\n`,
  )
  process.exit(1)
}
