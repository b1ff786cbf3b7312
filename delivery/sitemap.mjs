import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Writes sitemap.xml and robots.txt with next-sitemap, which is a command and no library.
 * @param {string} projectDir
 * @param {string} folder gets the files
 */
export async function writeSitemap(projectDir, folder) {
  const command = path.join('node_modules', 'next-sitemap', 'bin', 'next-sitemap.mjs')
  const config = path.join('delivery', 'sitemap.config.mjs')
  await run(process.execPath, [command, '--config', config], {
    cwd: projectDir,
    env: { ...process.env, SITEMAP_FOLDER: path.relative(projectDir, folder) },
  })
}
