import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes sitemap.xml and robots.txt into out/ with next-sitemap, which is a command and no library. */
export async function writeSitemap(/** @type {string} */ projectDir) {
  const command = path.join('node_modules', 'next-sitemap', 'bin', 'next-sitemap.mjs')
  const config = path.join('delivery', 'sitemap.config.mjs')
  await run(process.execPath, [command, '--config', config], { cwd: projectDir })
}
