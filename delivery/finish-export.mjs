import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeAdFrame } from './ads/write-ad-frame.mjs'
import { Fault } from './fault.mjs'
import { readPages, writePages } from './pages.mjs'
import { precompress } from './precompress.mjs'
import { takeOutRuntime } from './steps/1-take-out-runtime.mjs'
import { addWakeTag, minifyPageScripts, writeWakeScripts } from './steps/2-wake-tag.mjs'
import { inlineStyles, parseSheets } from './steps/3-inline-styles.mjs'
import { writePolicy } from './steps/4-write-policy.mjs'
import {
  checkFlight,
  preloadFonts,
  removeNotFoundFlight,
  tidyNotFound,
  writeIndexCopies,
} from './steps/5-lay-out-files.mjs'
import { findPageFaults } from './steps/6-check-pages.mjs'

/**
 * Turns Next's export into what goes online. Works in the folder it is given: call it on one that nobody
 * serves yet.
 * @param {string} out
 * @param {import('./policy.mjs').ThirdParties} thirdParties
 * @param {Readonly<Record<string, readonly string[]>>} [anchors] ids that pages must have, see step 6
 * @throws Fault naming the first page whose shape is not what the steps expect
 * @throws AggregateError of Faults, all that the last check found
 */
export async function finishExport(out, thirdParties, anchors) {
  await tidyNotFound(out)
  const pages = await readPages(out)
  preloadFonts(pages)
  const sheets = parseSheets(await readSheets(out))
  const scripts = await writeWakeScripts(out)
  await minifyPageScripts(out)

  for (const page of pages) {
    const runtime = takeOutRuntime(page)
    await checkFlight(out, page.file, runtime.flight)
    const trusted = thirdParties.scripts.find((script) => script.page === page.address)?.address ?? ''
    const ownPolicy = thirdParties.scripts.map((script) => script.page)
    const own = page.$('script[src^="/scripts/"]').get()
    const styles = inlineStyles(page, sheets, {
      page: await readCode(out, page.file, [
        scripts.wake,
        ...own.map((node) => page.$(node).attr('src') ?? ''),
      ]),
      islands: runtime.flight + (await readCode(out, page.file, runtime.chunks)),
    })
    writePolicy(page, thirdParties)
    // Last in the head: its script may run at once, and looks for what stands before it.
    await addWakeTag(page, runtime, { out, scripts, styles, trusted, ownPolicy })
  }
  await writePages(out, pages)
  await removeNotFoundFlight(out)

  const faults = await findPageFaults(out, pages, anchors)
  if (faults.length > 0) throw new AggregateError(faults, 'The built pages have faults')
  const adFrames = await writeAdFrame(out, thirdParties.ads)
  await writeIndexCopies(out, [...pages.map(({ file }) => file), ...adFrames])
  await precompress(out)
}

/** @param {string} out */
async function readSheets(out) {
  const folder = path.join(out, '_next', 'static', 'chunks')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  return Promise.all(
    names.map(async (name) => ({
      address: `/_next/static/chunks/${name}`,
      css: await readFile(path.join(folder, name), 'utf8'),
    })),
  )
}

/**
 * @param {string} out
 * @param {string} file
 * @param {readonly string[]} addresses
 */
async function readCode(out, file, addresses) {
  const texts = addresses.map((address) =>
    readFile(path.join(out, address), 'utf8').catch(() => {
      throw new Fault(file, `asks for the missing script ${address}`)
    }),
  )
  return (await Promise.all(texts)).join('\n')
}
