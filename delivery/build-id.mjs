import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What an open page and the flight data of its next page must agree on: the code, the settings, and the menus.
 * The words of content/ are left out. They come with each page's own flight data, so after an edit of one page
 * all the others keep their bytes, and an open page still navigates softly.
 */
const inputs = [
  'app',
  'components',
  'delivery',
  'public',
  'styles',
  'content/model',
  'content/pages.json',
  'content/site.json',
  'next.config.mjs',
  'package.json',
]

/** The recipes are written by the build itself. */
const outputs = path.join('delivery', 'hosts') + path.sep

/**
 * Next's own build id is random, and stands in every page's flight data: two builds of one commit would differ
 * in every page, and each deploy would cut off every open one.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId
 * @param {string} projectDir
 * @returns {Promise<string>} 16 hexadecimal digits, the same for the same input
 */
export async function buildIdOf(projectDir) {
  return (await hashOf(projectDir, inputs)).slice(0, 16)
}

/**
 * @param {string} projectDir
 * @param {readonly string[]} inputs files and folders
 */
export async function hashOf(projectDir, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesOf(projectDir, input)) {
      hash.update(`${file.split(path.sep).join('/')}\0`)
      hash.update(await readFile(path.join(projectDir, file)))
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} projectDir
 * @param {string} input a file or a folder
 */
async function filesOf(projectDir, input) {
  if (path.extname(input) !== '') return [input]
  const entries = await readdir(path.join(projectDir, input), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(outputs))
    .sort()
}
