import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { adLoaderAddress } from '../../components/ads/addresses'
import type { FromCache } from '../../content/model/store/build-cache'
import { OperatorError } from '../operator-error'
import { bundleScript } from './bundle-script'
import { styleNames, type ClassNames } from './class-names'
import type { ExportedPage } from './exported-pages'
import { minify } from './minify'
import { withShortNames, type ShortNames } from './shorten-names'
import { writeHashed } from './write-hashed'

/** The source of each script that pages, or islands, ask for with a tag, by the address that stands there. */
export const pageScripts: Readonly<Record<string, string>> = {
  [adLoaderAddress]: 'components/ads/ad-loader.ts',
  // Named by the values of an island, which puts it into the page while its frame is there.
  '/scripts/contact-embed.js': 'components/contact-form/browser/contact-embed.ts',
  '/scripts/not-found.js': 'delivery/browser/not-found.ts',
  '/scripts/wait-for-styles.js': 'delivery/browser/wait-for-styles.ts',
  // Only in `next dev`: a part of the loader else.
  '/scripts/page.js': 'delivery/browser/page.ts',
}

/** Where elements name modules: the first is imported by delivery/browser/page.ts, the others by the element's own script. */
export const scriptAttributes = ['data-script', 'data-late', 'data-kept']

/** Modules by the name that elements give them: `/scripts/<name>.js` of an `*.element.ts` or an `*.late.ts`. */
export const elementScripts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:element|late)\.ts$/.test(file))
    .toSorted()
    .map((file) => [
      `/scripts/${path.basename(file, '.ts').replace('.element', '')}.js`,
      `components/${file.split(path.sep).join('/')}`,
    ]),
)

/** Addresses of the scripts that pages name, by the name. */
type Addresses = ReadonlyMap<string, string>

export type Scripts = { readonly loader: string; readonly tags: Addresses; readonly elements: Addresses }

/**
 * Writes the browser scripts into out/, minified and named by their content: the loader, and what one of the pages names.
 * @param files pages as Next exports them
 * @param names what the style sheets call custom properties
 */
export async function compileScripts(
  out: string,
  files: readonly string[],
  names: ShortNames = new Map(),
  fromCache?: FromCache,
): Promise<Scripts> {
  const classNames = await readClassNames(out)
  const bundle = async (source: string, format: 'iife' | 'esm') =>
    withShortNames(
      await minify(await bundleScript(source, format, {}, classNames), { format, fromCache }),
      names,
    )
  const named = await namesIn(out, files)
  const write = async (
    sources: Readonly<Record<string, string>>,
    format: 'iife' | 'esm',
  ): Promise<Addresses> => {
    const addresses = new Map<string, string>()
    for (const [name, source] of Object.entries(sources)) {
      if (named.has(name)) addresses.set(name, await writeHashed(out, name, await bundle(source, format)))
    }
    return addresses
  }
  return {
    tags: await write(pageScripts, 'iife'),
    elements: await write(elementScripts, 'esm'),
    loader: await writeHashed(out, 'loader.js', await bundle('delivery/browser/loader.ts', 'iife')),
  }
}

/** A folder without the list has no script that needs it, or the bundle says which style sheet is not known. */
async function readClassNames(out: string): Promise<ClassNames> {
  const file = path.join(out, styleNames)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

/** The scripts that an attribute of a page names, or a value of one of its islands. */
async function namesIn(out: string, files: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  const names = [...Object.keys(pageScripts), ...Object.keys(elementScripts)]
  for (const file of files) {
    const html = await readFile(path.join(out, file), 'utf8')
    for (const name of names)
      if ([`="${name}"`, `&quot;${name}&quot;`].some((written) => html.includes(written))) found.add(name)
  }
  return found
}

/**
 * Gives the scripts that a page names their addresses.
 * @param page is changed
 * @throws OperatorError naming the page and a script without a file
 */
export function addressScripts({ file, $ }: ExportedPage, { tags, elements }: Scripts): void {
  for (const [name, address] of tags) $(`script[src="${name}"]`).attr('src', address)
  $('site-island[data-values]').attr('data-values', (_, values) => {
    // As JSON writes an address, which has nothing to escape.
    const named = [...tags].reduce(
      (text, [name, address]) => text.replaceAll(`"${name}"`, `"${address}"`),
      values,
    )
    const [lost] = /"\/scripts\/[^"\\]*"/.exec(named) ?? []
    if (lost !== undefined)
      throw new OperatorError(`${file}: an island names the script ${lost}, which is none of pageScripts`)
    return named
  })
  for (const attribute of scriptAttributes)
    for (const [name, address] of elements) $(`[${attribute}="${name}"]`).attr(attribute, address)
  const [lost] = scriptAttributes.flatMap((name) => $(`[${name}^="/scripts/"]`).attr(name) ?? [])
  if (lost !== undefined)
    throw new OperatorError(
      `${file}: names the script ${lost}, which no *.element.ts or *.late.ts in components/ is for`,
    )
}
