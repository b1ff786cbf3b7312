import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, transform } from 'esbuild'
import { elements, parsePage } from '../pages.mjs'
import { sha256 } from '../policy.mjs'
import { fingerprint } from '../wake/fingerprint.mjs'

/** @typedef {import('../pages.mjs').Page} Page */
/** @typedef {import('./1-take-out-runtime.mjs').Runtime} Runtime */
/** @typedef {{ wake: string, hydrate: string }} WakeScripts addresses */

/** As in package.json's browserslist. */
export const browserTargets = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

/** Files under this folder are named by their content, so hosts may cache them for good. */
const folder = '_next/static/wake'

/**
 * Writes the scripts of delivery/wake/ into out/, minified. One of public/scripts/ is a part of them.
 * @param {string} out
 * @returns {Promise<WakeScripts>}
 */
export async function writeWakeScripts(out) {
  const [wake, hydrate] = await Promise.all([compile('every-page', 'iife'), compile('hydrate', 'esm')])
  await rm(path.join(out, 'scripts', 'site.js'), { force: true })
  return {
    wake: await writeHashed(out, 'wake.js', wake),
    hydrate: await writeHashed(out, 'hydrate.js', hydrate),
  }
}

/**
 * Minifies the other scripts of public/scripts/, which keep their names.
 * @param {string} out
 */
export async function minifyPageScripts(out) {
  const scripts = path.join(out, 'scripts')
  for (const name of await readdir(scripts)) {
    const file = path.join(scripts, name)
    const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: browserTargets })
    await writeFile(file, code)
  }
}

/**
 * Step 2: moves Turbopack's inline registration into a file, and puts the one script into the page that
 * fetches everything when an island is wanted.
 * @param {Page} page is changed
 * @param {Runtime} runtime
 * @param {object} options
 * @param {string} options.out
 * @param {WakeScripts} options.scripts
 * @param {string} options.styles CSS for what the islands bring
 * @param {string} options.trusted the script from elsewhere that this page may run, or nothing
 * @param {readonly string[]} options.ownPolicy paths of all pages that run such a script
 */
export async function addWakeTag({ $ }, runtime, { out, scripts, styles, trusted, ownPolicy }) {
  const entry = await writeHashed(out, 'entry.js', runtime.registration)
  const tag = $('<script async></script>').attr({
    src: scripts.wake,
    'data-hydrate': scripts.hydrate,
    'data-styles': await writeHashed(out, 'islands.css', styles),
    'data-chunks': [...runtime.chunks, entry].join(' '),
    // Named by its content: where a host keeps the files of the last build, a page that is open stays whole.
    'data-flight': await writeHashed(out, 'flight.txt', runtime.flight),
    'data-integrity': sha256(Buffer.from(runtime.flight)),
    'data-fingerprint': fingerprintOf($.html()),
  })
  if (trusted !== '') tag.attr('data-trusted', trusted)
  if (ownPolicy.length > 0) tag.attr('data-own-policy', ownPolicy.join(' '))
  $('head').append(tag)
}

/**
 * The checksum of a page's body as a browser parses it.
 * @param {string} html
 */
function fingerprintOf(html) {
  const [body] = elements(parsePage('', html).$, 'body')
  return body ? fingerprint(body) : ''
}

/**
 * @param {string} name
 * @param {'iife' | 'esm'} format
 */
async function compile(name, format) {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'wake', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: browserTargets,
  })
  return result.outputFiles[0]?.text ?? ''
}

/**
 * @param {string} out
 * @param {string} name
 * @param {string} text
 * @returns {Promise<string>} the file's address
 */
async function writeHashed(out, name, text) {
  const { name: stem, ext } = path.parse(name)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const file = `${folder}/${stem}-${hash}${ext}`
  await mkdir(path.join(out, folder), { recursive: true })
  await writeFile(path.join(out, file), text)
  return `/${file}`
}
