import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { withoutCache, type FromCache } from '../../content/model/build-cache'
import type { ThirdParties } from '../../content/model/third-parties'
import { plainDirectives, policyText, sha256 } from '../contract/policy'
import { OperatorError } from '../operator-error'
import { bundleScript } from './bundle-script'
import { elementScripts, pageScripts } from './compile-scripts'
import { precompress } from './precompress'
import { splitSearch } from './split-search'
import { writeAdFrame } from './write-ad-frame'
import { writeIndexCopies } from './write-index-copies'

/**
 * `DELIVERY=plain`: publishes what Next exports, whatever it looks like. Pages get nothing but a policy that allows
 * their own inline blocks; the scripts that they name are compiled to the very addresses that they name.
 * @throws OperatorError naming a page without a head
 */
export async function finishPlain(
  out: string,
  thirdParties: ThirdParties,
  fromCache: FromCache = withoutCache,
): Promise<void> {
  const pages = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const page of pages) {
    const file = path.join(out, page)
    await writeFile(file, withPolicy(page, await readFile(file, 'utf8'), thirdParties))
  }
  await writeScripts(out)
  await splitSearch(out)
  const adFrames = await writeAdFrame(out, thirdParties.ads)
  await writeIndexCopies(out, [...pages.filter((page) => !page.startsWith('_')), ...adFrames])
  await precompress(out, fromCache)
}

/**
 * The page with its policy, and not a byte changed else. It stands before all that it governs, but after the charset,
 * which must be in the first kilobyte.
 */
export function withPolicy(page: string, html: string, thirdParties: ThirdParties): string {
  const [place] = /<head[^>]*>(?:\s*<meta charset="?utf-8"?\s*\/?>)?/i.exec(html) ?? []
  if (place === undefined) throw new OperatorError(`${page}: has no <head> for its policy`)
  const $ = load(html)
  const hashesOf = (selector: string) =>
    $(selector)
      .get()
      .map((node) => `'${sha256($(node).text())}'`)
  const policy = policyText(
    plainDirectives(thirdParties, {
      scriptHashes: [...new Set(hashesOf('script:not([src], [type="application/ld+json"])'))],
      styleHashes: [...new Set(hashesOf('style'))],
    }),
  )
  const charset = /charset/i.test(place) ? '' : '<meta charset="utf-8">'
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const tag = `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`
  // A function: in a text, "$&" would have a meaning.
  return html.replace(place, () => `${place}${tag}`)
}

async function writeScripts(out: string): Promise<void> {
  const write = async (address: string, source: string, format: 'iife' | 'esm') => {
    const file = path.join(out, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await bundleScript(source, format))
  }
  for (const [address, source] of Object.entries(pageScripts)) await write(address, source, 'iife')
  for (const [address, source] of Object.entries(elementScripts)) await write(address, source, 'esm')
}
