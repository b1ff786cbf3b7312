import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Another generator, set up as its own guide says.
 * @typedef {{
 *   id: string,
 *   name: string,
 *   setup: string,
 *   out: string,
 *   prepare: () => Promise<Workshop>,
 * }} Peer `setup` tells in a sentence what was used; `out` is the folder that it builds, within its own
 *
 * @typedef {{
 *   folder: string,
 *   write: (pages: readonly Page[], pictures: PictureFolder) => Promise<void>,
 *   build: () => Promise<number>,
 *   forget: () => Promise<void>,
 * }} Workshop `build` returns seconds; `forget` throws away what it cached and built, for a cold build
 *
 * @typedef {{ route: string, html: string }} Page one of our pages as it is exported
 * @typedef {string} PictureFolder our out/, where the pictures' addresses begin
 */

export const siteTitle = 'Fence Wiki'

/** The file of a route: the home page is index. @param {string} route @param {string} [home] */
export const fileName = (route, home = 'index') => (route === '/' ? home : route.slice(1))

/**
 * YAML of a page's title and description, as all four read it.
 * @param {Readonly<Record<string, string>>} fields
 */
export function frontMatter(fields) {
  // A JSON string is a YAML string.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n`
}

/**
 * Puts files into a workshop.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files paths within the folder, and what they hold
 */
export async function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/**
 * Copies the named pictures, and only those, so that total sizes stay comparable.
 * @param {Iterable<string>} pictures addresses on our site
 * @param {PictureFolder} from
 * @param {string} to
 */
export async function copyPictures(pictures, from, to) {
  for (const picture of new Set(pictures))
    await cp(path.join(from, picture), path.join(to, picture), { recursive: true })
}

/** @param {string} folder @param {readonly string[]} names */
export async function removeAll(folder, names) {
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
}
