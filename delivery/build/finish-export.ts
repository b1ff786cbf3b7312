import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutCache, type FromCache } from '../../content/model/store/build-cache'
import type { ThirdParties } from '../../content/model/collections/third-parties'
import { bundleIslands } from './bundle-islands'
import { checkPages, type Anchors, type PageSummary } from './check-pages'
import { compileScripts } from './compile-scripts'
import { listPages } from './exported-pages'
import { pageFinisher } from './finish-page'
import { readFontPreloads } from './preload-fonts'
import { removeUnusedFiles } from './remove-unused-files'
import { SharedStyles } from './shared-styles'
import { shortenNames, withShortNames } from './shorten-names'
import { splitSearch } from './split-search'
import { readStyleSheets } from './style-sheets'
import { writeAdFrame } from './write-ad-frame'
import { writeIndexCopies } from './write-index-copies'

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
  const finishing = { out, preloads, sheets, names, scripts, islands, thirdParties, anchors }
  const finishPage = await pageFinisher(finishing, fromCache)
  const shared = new SharedStyles()
  // One after another: all of them parsed would take more memory than everything else together.
  const pages: PageSummary[] = []
  for (const file of files) {
    const page = await finishPage(file)
    await writeFile(path.join(out, file), page.html)
    if (page.shared) shared.add(file, page.shared, sheets)
    pages.push(page.summary)
  }
  await shared.write(out, names)
  await checkPages(out, pages)
  await removeUnusedFiles(out)
  await splitSearch(out)
  const adFrames = await writeAdFrame(out, thirdParties.ads)
  await writeIndexCopies(out, [...files, ...adFrames])
  return pages
}
