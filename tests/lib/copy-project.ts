import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runIn } from './run-in'

const run = promisify(execFile)
const project = path.resolve(import.meta.dirname, '..', '..')

/** Git's folder, and what installing, building and testing make. */
const leftOut = [
  '.git',
  '.next',
  'looks',
  'messages',
  'node_modules',
  'out',
  'playwright-report',
  'test-results',
]

/**
 * Copies the project to a folder of its own, ready for any of its commands.
 * @param options.withCaches whether what earlier builds made, such as encoded pictures, comes along
 * @returns the folder
 */
export async function copyProject({ withCaches = true } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-copy-'))
  const inProject = (name: string) => path.join(project, name)
  const inCopy = (name: string) => path.join(folder, name)

  for (const name of await readdir(project))
    if (!leftOut.includes(name))
      await cp(inProject(name), inCopy(name), { recursive: true, preserveTimestamps: true })
  // Hard links: Turbopack follows no symbolic link that leads out of the project.
  await run('cp', ['-al', inProject('node_modules'), inCopy('node_modules')]).catch(() =>
    cp(inProject('node_modules'), inCopy('node_modules'), { recursive: true }),
  )
  const caches = withCaches ? ['delivery', 'pictures', 'turbopack', 'words'] : []
  for (const cache of caches.map((name) => `.next/cache/${name}`))
    await cp(inProject(cache), inCopy(cache), { recursive: true, preserveTimestamps: true }).catch(() => {
      // None yet: the build makes it again.
    })
  return folder
}

/** Changes a file, which must then be another. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} is as it was`)
  await writeFile(file, changed)
}

export const editJson = <Data>(file: string, change: (data: Data) => object) =>
  edit(file, (text) => JSON.stringify(change(JSON.parse(text)), null, 2))

/** `next build` in such a folder. */
export const build = (folder: string, environment?: Readonly<Record<string, string>>) =>
  runIn(folder, [path.join(folder, 'node_modules/.bin/next'), 'build'], environment)
