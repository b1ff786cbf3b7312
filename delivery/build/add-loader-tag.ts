import type { ThirdParties } from '../../content/model/third-parties'
import { fingerprint } from '../browser/fingerprint'
import { sha256 } from '../contract/policy'
import type { LoaderScripts } from './compile-scripts'
import { elements, parsePage, type ExportedPage } from './exported-pages'
import type { Runtime } from './strip-runtime'
import { writeHashed } from './write-hashed'

type Options = {
  readonly runtime: Runtime
  readonly scripts: LoaderScripts
  /** CSS for what the islands add to the page. */
  readonly islandStyles: string
  readonly thirdParties: ThirdParties
}

/**
 * Adds the one script that every page has. It loads everything else once an island needs it: its tag names the page's
 * chunks and flight data. Turbopack's inline registration becomes a file, so that the policy needs no hash for it.
 * @param page is changed
 */
export async function addLoaderTag(
  out: string,
  { path, $ }: ExportedPage,
  { runtime, scripts, islandStyles, thirdParties }: Options,
): Promise<void> {
  const entry = await writeHashed(out, 'entry.js', runtime.registration)
  const tag = $('<script async></script>').attr({
    src: scripts.loader,
    'data-hydrate': scripts.hydrate,
    'data-styles': await writeHashed(out, 'islands.css', islandStyles),
    'data-chunks': [...runtime.chunks, entry].join(' '),
    // Named by its content: where a host keeps the files of the last build, an open page stays consistent.
    'data-flight': await writeHashed(out, 'flight.txt', runtime.flight),
    'data-integrity': sha256(Buffer.from(runtime.flight)),
    'data-fingerprint': fingerprintOf($.html()),
  })
  const trusted = thirdParties.scripts.find((script) => script.page === path)
  if (trusted) tag.attr('data-trusted', trusted.address)
  const ownPolicy = thirdParties.scripts.map((script) => script.page)
  if (ownPolicy.length > 0) tag.attr('data-own-policy', ownPolicy.join(' '))
  $('head').append(tag)
}

/** The checksum of a page's body as a browser parses it. */
function fingerprintOf(html: string): string {
  const [body] = elements(parsePage('', html).$, 'body')
  return body ? fingerprint(body) : ''
}
