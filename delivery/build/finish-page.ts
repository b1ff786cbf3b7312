import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FromCache } from '../../content/model/store/build-cache'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { framePageAt } from '../../content/model/pages/frame-pages'
import { addLoaderTag } from './add-loader-tag'
import type { Islands } from './bundle-islands'
import { examinePage, type Anchors, type PageSummary } from './check-pages'
import { addressScripts, type Scripts } from './compile-scripts'
import { htmlOf, parsePage } from './exported-pages'
import { hashOf } from './hash-of'
import { inlineStyles } from './inline-styles'
import { preloadFonts } from './preload-fonts'
import { codeReader } from './read-code'
import { removeRuntime } from './remove-runtime'
import type { SharedUse } from './shared-styles'
import { shortenPage, type ShortNames } from './shorten-names'
import type { StyleSheets } from './style-sheets'
import { writePolicy } from './write-policy'

export type FinishedPage = {
  readonly html: string
  readonly summary: PageSummary
  readonly shared: SharedUse | undefined
}

/** What all pages are finished with. */
export type Finishing = {
  readonly out: string
  readonly preloads: string
  readonly sheets: StyleSheets
  readonly names: ShortNames
  readonly scripts: Scripts
  readonly islands: Islands
  readonly thirdParties: ThirdParties
  readonly anchors: Anchors
}

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Finishes one page after the other. One that is as it was, with all that it is finished with, comes from the cache.
 * @returns what does it for the HTML that Next has exported
 */
export async function pageFinisher(finishing: Finishing, fromCache: FromCache) {
  const readCode = codeReader(finishing.out, finishing.scripts.loader, finishing.names)
  const all = await hashOfAll(finishing)

  async function finish(file: string, html: string): Promise<FinishedPage> {
    const { preloads, sheets, names, scripts, islands, thirdParties, anchors } = finishing
    const page = parsePage(file, html)
    preloadFonts(page, preloads)
    removeRuntime(page)
    addressScripts(page, scripts)
    const shared = inlineStyles(page, sheets, await readCode(page))
    shortenPage(page, names)
    writePolicy(page, thirdParties)
    // Comes last: the loader may run at once, and looks for what stands before its tag.
    if (framePageAt(page.path)?.hasScripts !== false) addLoaderTag(page, scripts.loader, islands)
    return { html: htmlOf(page), summary: examinePage(page, anchors), shared }
  }

  return async function finishPage(file: string): Promise<FinishedPage> {
    const html = await readFile(path.join(finishing.out, file), 'utf8')
    const key = createHash('sha256').update(all).update(file).update(html)
    const bytes = await fromCache(`page-${key.digest('hex')}`, async () =>
      Buffer.from(JSON.stringify(await finish(file, html))),
    )
    return JSON.parse(bytes.toString())
  }
}

/** Scripts and islands are named by their content; the rules of style sheets, and the code that does this, are read. */
async function hashOfAll({ out, preloads, sheets, scripts, islands, thirdParties, anchors }: Finishing) {
  const css = await Promise.all(
    [...sheets.keys()].map((address) => readFile(path.join(out, address), 'utf8')),
  )
  const { tags, elements, loader } = scripts
  const given = [preloads, css, [...tags], [...elements], loader, islands.scripts, thirdParties, anchors]
  return JSON.stringify([await hashOf(project, code), ...given])
}

const code = ['components', 'content/model', 'delivery', 'package.json']
