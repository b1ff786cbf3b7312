import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { NextAdapter } from 'next'
import { cacheFolder, cacheIn, pruneCache } from '../../content/model/store/build-cache'
import { keepBuilds } from '../../content/model/collections/keep-builds'
import { anchors } from '../../content/model/pages/page-contents'
import { readServerConfig } from '../contract/server-config'
import { writeRecipes } from '../hosts/write-recipes'
import { operatorMessages } from '../operator-error'
import { recordBuild } from './built-from'
import { carryOver } from './carry-over'
import { finishExport } from './finish-export'
import { precompress } from './precompress'
import { replaceFolder } from './replace-folder'
import { warnExampleAddress } from './warn-example-address'
import { writeMarkdown } from './write-markdown'
import { writeOfflineWorker } from './write-offline-worker'
import { writeSitemap } from './write-sitemap'

/** Milliseconds for which the cache keeps pictures that nobody builds any more, and words that nobody reads: 30 days. */
const contentStays = 30 * 24 * 3_600_000

type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]

/**
 * Runs after Next's export, so that `next build` alone makes the finished out/. All work is done in the folder of
 * the export (`distDir` of next.config.mjs), which becomes out/ when everything has succeeded: whenever a build
 * fails or is killed, the last good out/ is still there.
 */
export async function publishExport({ projectDir, distDir, config }: BuildContext): Promise<void> {
  const began = Date.now()
  const cache = cacheFolder('delivery')
  const fromCache = cacheIn(cache)
  const unfinished = path.join(projectDir, config.distDir)
  const recipes = path.join(distDir, 'recipes-unfinished')
  try {
    const serverConfig = await readServerConfig()
    await writeMarkdown(unfinished)
    const finished = await finishExport(unfinished, serverConfig.thirdParties, anchors(), fromCache)
    await writeSitemap(projectDir, unfinished, finished)
    await precompress(unfinished, fromCache)
    await writeOfflineWorker(unfinished, serverConfig, fromCache)
    await carryOver(path.join(projectDir, 'out'), unfinished, keepBuilds())
    await writeRecipes(unfinished, recipes, serverConfig)
  } catch (error) {
    failBuild(error, config.distDir)
  }
  await replaceFolder(path.join(projectDir, 'out'), unfinished, path.join(distDir, 'former-out'))
  await cp(recipes, path.join(projectDir, 'delivery', 'recipes'), { recursive: true })
  await rm(recipes, { recursive: true })
  await recordBuild(projectDir)
  await pruneCache(cache, began)
  for (const name of ['pictures', 'words']) await pruneCache(cacheFolder(name), began - contentStays)
  warnExampleAddress()
}

/** Ends the build with status 1 and every finding. A thrown error would print a stack trace instead. */
function failBuild(error: unknown, exportFolder: string): never {
  const text = failureText(error, exportFolder)
  if (text === undefined) throw error
  console.error(text)
  process.exit(1)
}

/** @returns undefined for an error that needs its stack trace */
export function failureText(error: unknown, exportFolder: string): string | undefined {
  const messages = operatorMessages(error)
  if (messages === undefined) return undefined
  const list = messages.map((message) => `  ${message}\n`).join('')
  return `\nThe build has stopped, and out/ is as it was; what was exported is in ${exportFolder}:\n${list}`
}
