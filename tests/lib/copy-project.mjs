import { execFile } from 'node:child_process'
import { cp, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

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

/** `npm test` checks the types once, in a stage of its own: half the time of a build goes into that. */
const withoutTypes = `import config from './project.config.mjs'

export default async (phase) => ({ ...(await config(phase)), typescript: { ignoreBuildErrors: true } })
`

/**
 * Copies the project to a folder of its own, ready to be built there. Pictures that are encoded already come
 * along.
 * @returns {Promise<string>} the folder
 */
export async function copyProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-build-'))
  for (const name of names) await cp(name, path.join(folder, name), { recursive: true })
  await rename(path.join(folder, 'next.config.mjs'), path.join(folder, 'project.config.mjs'))
  await writeFile(path.join(folder, 'next.config.mjs'), withoutTypes)
  // Turbopack follows no link out of the project: the modules are linked file by file.
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')]).catch(() =>
    cp('node_modules', path.join(folder, 'node_modules'), { recursive: true }),
  )
  const cache = '.next/cache/pictures'
  await cp(cache, path.join(folder, cache), { recursive: true }).catch(() => {
    // A cold cache only costs time.
  })
  return folder
}

/**
 * `next build` in such a folder.
 * @param {string} folder
 * @returns {Promise<{ code: number, printed: string }>}
 */
export function build(folder) {
  const command = path.join(folder, 'node_modules/.bin/next')
  return new Promise((resolve) => {
    execFile(command, ['build'], { cwd: folder, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr }),
    )
  })
}
