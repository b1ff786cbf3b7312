import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { adLoaderAddress } from '../../components/ads/addresses'
import { planDaysAddress } from '../../components/calendar/addresses'
import { contentsAddress } from '../../components/contents/addresses'
import { fadeInAddress } from '../../components/fade-in/addresses'
import { offlineAddress } from '../../components/offline/addresses'
import { plannerAddress } from '../../components/planner/addresses'
import { ticksAddress } from '../../components/ticks/addresses'
import { bundleScript } from './bundle-script'
import { notFoundFlight, type ExportedPage } from './exported-pages'
import { writeHashed } from './write-hashed'

/** Addresses of the scripts that bring React to a page. */
export type LoaderScripts = { readonly loader: string; readonly hydrate: string }

/** The source of each script that pages ask for with a tag of their own, by the address that stands there. */
export const pageScripts: Readonly<Record<string, string>> = {
  [adLoaderAddress]: 'components/ads/ad-loader.ts',
  // Only in `next dev`: a part of the loader else.
  '/scripts/page.js': 'delivery/browser/page.ts',
}

/** Modules that elements name in `data-script`; delivery/browser/page.ts imports them. By the address named there. */
export const elementScripts: Readonly<Record<string, string>> = {
  [planDaysAddress]: 'components/calendar/browser/plan-days.ts',
  [contentsAddress]: 'components/contents/browser/page-contents.ts',
  [fadeInAddress]: 'components/fade-in/browser/fade-in.ts',
  [offlineAddress]: 'components/offline/browser/keep-site.ts',
  [plannerAddress]: 'components/planner/browser/planner.ts',
  [ticksAddress]: 'components/ticks/browser/tick-list.ts',
}

/**
 * Writes the browser scripts into out/, minified and named by their content.
 * @param pages get the new addresses in their script tags
 */
export async function compileScripts(out: string, pages: readonly ExportedPage[]): Promise<LoaderScripts> {
  const [loader, hydrate] = await Promise.all([
    bundleScript('delivery/browser/loader.ts'),
    bundleScript('delivery/browser/hydrate.ts', 'esm'),
  ])
  for (const [name, source] of Object.entries(pageScripts)) {
    const tags = pages.flatMap(({ $ }) =>
      $(`script[src="${name}"]`)
        .get()
        .map((node) => $(node)),
    )
    if (tags.length === 0) continue
    const address = await writeHashed(out, name, await bundleScript(source))
    for (const tag of tags) tag.attr('src', address)
  }
  for (const [name, source] of Object.entries(elementScripts)) {
    const users = pages.filter(({ $ }) => $(`[data-script="${name}"]`).length > 0)
    if (users.length === 0) continue
    const address = await writeHashed(out, name, await bundleScript(source, 'esm'))
    for (const page of users) await renameScript(out, page, name, address)
  }
  return {
    loader: await writeHashed(out, 'loader.js', loader),
    hydrate: await writeHashed(out, 'hydrate.js', hydrate),
  }
}

/** Also in the flight data, from which a soft navigation makes the element. */
async function renameScript(
  out: string,
  { file, $ }: ExportedPage,
  name: string,
  address: string,
): Promise<void> {
  $(`[data-script="${name}"]`).attr('data-script', address)
  for (const node of $('script:not([src])').get()) {
    const script = $(node)
    if (script.text().includes(name)) script.text(script.text().replaceAll(name, address))
  }
  const flight = path.join(out, file === '404.html' ? notFoundFlight : file.replace(/\.html$/, '.txt'))
  await writeFile(flight, (await readFile(flight, 'utf8')).replaceAll(name, address))
}
