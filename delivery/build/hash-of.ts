import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Everything that a build reads of the project. */
const inputs = [
  'app',
  'components',
  'content',
  'delivery',
  'public',
  'styles',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
]

/** The build writes the recipes itself. */
const outputs = path.join('delivery', 'recipes') + path.sep

/** Of every file that a build reads. */
export const hashOfProject = (projectDir: string): Promise<string> => hashOf(projectDir, inputs)

/** @param inputs files and folders */
export async function hashOf(projectDir: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesOf(projectDir, input)) {
      hash.update(`${file.split(path.sep).join('/')}\0`)
      hash.update(await readFile(path.join(projectDir, file)))
    }
  }
  return hash.digest('hex')
}

async function filesOf(projectDir: string, input: string): Promise<string[]> {
  if (path.extname(input) !== '') return [input]
  const entries = await readdir(path.join(projectDir, input), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(outputs))
    .sort()
}
