import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes sitemap.xml and robots.txt with next-sitemap, which is a command and has no API. */
export async function writeSitemap(projectDir: string, folder: string): Promise<void> {
  const command = path.join('node_modules', 'next-sitemap', 'bin', 'next-sitemap.mjs')
  const config = path.join('delivery', 'build', 'sitemap.config.ts')
  await run(process.execPath, ['--import', 'tsx', command, '--config', config], {
    cwd: projectDir,
    env: { ...process.env, SITEMAP_FOLDER: path.relative(projectDir, folder) },
  })
}
