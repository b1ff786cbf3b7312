import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { site } from './routes'

const run = promisify(execFile)

export type Build = { folder: string; remove: () => Promise<void> }

/** Builds a copy of the project whose content/site.json holds other settings, the way an operator would. */
export async function buildWith(change: (settings: typeof site) => typeof site): Promise<Build> {
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

  await writeFile(path.join(folder, 'content', 'site.json'), JSON.stringify(change(site)))
  await run(path.join(folder, 'node_modules/.bin/next'), ['build'], { cwd: folder, maxBuffer: 10_000_000 })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
