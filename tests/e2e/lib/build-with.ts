import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Build = { folder: string; remove: () => Promise<void> }

/**
 * Builds a copy of the project whose content/site.json holds other settings, the way an operator would.
 * @param change lines of content/site.json to replace, with what
 */
export async function buildWith(change: Readonly<Record<string, string>>): Promise<Build> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-build-'))
  const names = [
    'app',
    'components',
    'content',
    'delivery',
    'public',
    'styles',
    'package.json',
    'tsconfig.json',
    'next.config.mjs',
  ]
  for (const name of names) await cp(name, path.join(folder, name), { recursive: true })
  // Turbopack follows no link out of the project: the modules are linked file by file.
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')]).catch(() =>
    cp('node_modules', path.join(folder, 'node_modules'), { recursive: true }),
  )
  await cp('.next/cache/pictures', path.join(folder, '.next/cache/pictures'), {
    recursive: true,
    force: true,
  }).catch(() => {
    // A cold cache only costs time.
  })

  const settings = path.join(folder, 'content', 'site.json')
  let text = await readFile(settings, 'utf8')
  for (const [line, replacement] of Object.entries(change)) {
    if (!text.includes(line)) throw new Error(`content/site.json has no ${line}`)
    text = text.replace(line, replacement)
  }
  await writeFile(settings, text)
  await run(path.join(folder, 'node_modules/.bin/next'), ['build'], { cwd: folder, maxBuffer: 10_000_000 })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
