import path from 'node:path'
import { withoutCache, type FromCache } from '../../content/model/store/build-cache'
import { framePageAt } from '../../content/model/pages/frame-pages'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { addLoaderTag } from './add-loader-tag'
import { bundleIslands } from './bundle-islands'
import { checkPages, examinePage, type Anchors, type PageSummary } from './check-pages'
import { addressScripts, compileScripts } from './compile-scripts'
import { listPages, readPage, writePage } from './exported-pages'
import { inlineStyles } from './inline-styles'
import { preloadFonts, readFontPreloads } from './preload-fonts'
import { codeReader } from './read-code'
import { removeRuntime } from './remove-runtime'
import { removeUnusedFiles } from './remove-unused-files'
import { SharedStyles } from './shared-styles'
import { shortenNames, shortenPage, withShortNames } from './shorten-names'
import { splitSearch } from './split-search'
import { readStyleSheets } from './style-sheets'
import { writeAdFrame } from './write-ad-frame'
import { writeIndexCopies } from './write-index-copies'
import { writePolicy } from './write-policy'

const project = path.join(import.meta.dirname, '..', '..')

/**
 * Turns Next's export into what goes online. Works in the folder it is given: call it on one that nobody serves yet.
 * @param anchors ids that each page must have, by path
 * @param fromCache keeps what takes long for the next build
 * @returns what remains to be said of each page
 * @throws OperatorError naming the first page whose shape a step does not expect
 * @throws AggregateError of OperatorErrors, all that checkPages found
 */
export async function finishExport(
  out: string,
  thirdParties: ThirdParties,
  anchors: Anchors = {},
  fromCache: FromCache = withoutCache,
): Promise<PageSummary[]> {
  const files = await listPages(out, path.join(project, 'public'))
  const preloads = await readFontPreloads(out, files)
  const sheets = await readStyleSheets(out)
  const names = await shortenNames(out, sheets)
  const scripts = await compileScripts(out, files, names, fromCache)
  const islands = await bundleIslands(out, sheets, (text) => withShortNames(text, names), fromCache)
  const readCode = codeReader(out, scripts.loader, names)
  const shared = new SharedStyles()
  // One after another: all of them parsed would take more memory than everything else together.
  const pages: PageSummary[] = []
  for (const file of files) {
    const page = await readPage(out, file)
    preloadFonts(page, preloads)
    removeRuntime(page)
    addressScripts(page, scripts)
    inlineStyles(page, sheets, await readCode(page), shared)
    shortenPage(page, names)
    writePolicy(page, thirdParties)
    // Comes last: the loader may run at once, and looks for what stands before its tag.
    if (framePageAt(page.path)?.hasScripts !== false) addLoaderTag(page, scripts.loader, islands)
    pages.push(examinePage(page, anchors))
    await writePage(out, page)
  }
  await shared.write(out, names)
  await checkPages(out, pages)
  await removeUnusedFiles(out)
  await splitSearch(out)
  const adFrames = await writeAdFrame(out, thirdParties.ads)
  await writeIndexCopies(out, [...files, ...adFrames])
  return pages
}
