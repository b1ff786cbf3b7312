import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pages } from '../../content/model/pages/page-registry'

/**
 * What a build is of: the code, the settings and the menus.
 * The texts of content/ are left out, so after an edit of one page all
 * others keep their bytes.
 */
export const inputs = [
  'app',
  'components',
  'delivery',
  'public',
  'styles',
  'content/model',
  'content/site.json',
  'next.config.mjs',
  'package.json',
]

/** The build writes the recipes itself. */
const outputs = path.join('delivery', 'recipes') + path.sep

/**
 * 16 hexadecimal digits, the same for the same input. Next's own build id is random:
 * data: two builds of one commit would differ in every page, and every deploy would force open pages to reload.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId
 */
export async function buildIdOf(projectDir: string): Promise<string> {
  const hash = createHash('sha256').update(await hashOf(projectDir, inputs))
  for (const page of pages()) hash.update(JSON.stringify(page))
  return hash.digest('hex').slice(0, 16)
}

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
