import { announceError } from '../../components/island/announce'
import type { hydrateIsland } from '../../components/island/hydrate-island'
import type { Unfinished } from '../../components/island/unfinished'
import { forEach } from './page'
import { deferred, release, replayReady } from './replay'

/** Built by delivery/build/bundle-islands.ts. */
type Islands = { default: (element: HTMLElement) => ReturnType<typeof hydrateIsland> }

/** Islands that load or have loaded, and whether a reader waits for them: else a failure is not announced. */
const loading = new Map<Element, boolean | undefined>()
let wasReloaded = false

/** Of this script's tag: the addresses of the islands. */
const { dataset: addresses = {} } = document.currentScript ?? {}

/** Hydrates an island, once. */
export const loadIsland = async (island: HTMLElement | null, isRequested?: boolean): Promise<void> => {
  if (!island) return
  const isLoading = loading.has(island)
  loading.set(island, isRequested || loading.get(island))
  if (isLoading) return
  try {
    // What the first one imports is asked for at the same time.
    const [islands]: Islands[] = await Promise.all(
      `${addresses.islands}`.split(' ').map((address) => import(address)),
    )
    await islands?.default(island)
    replayReady()
    // Islands dispatch it when a file that they fetch later is missing, such as the search engine.
    addEventListener('loadfailed', reloadIfReplaced)
  } catch (error) {
    console.error(error)
    const isAwaited = loading.get(island)
    loading.delete(island)
    if (!isAwaited || (await reloadIfReplaced())) return
    // The page keeps working as HTML, and the next touch tries again.
    for (const control of deferred.keys()) release(control)
    announceError('This did not load. Reload the page.')
  }
}

/** Continues what a reader was doing when reloadIfReplaced() reloaded the page. */
export const resumeAfterReload = (): void => {
  wasReloaded = true
  forEach('site-island', (island) => loadIsland(island, true))
}

/**
 * A deploy removes the files of the build before it. Where the page's HTML names another script by now, the page is
 * reloaded, and its reader gets back what they were doing (components/island/unfinished.ts). Never without storage,
 * which prevents a second reload.
 */
const reloadIfReplaced = async () => {
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text()
    if (wasReloaded || !html.includes('data-islands') || html.includes(`${addresses.islands}`)) return false
    // A page that is reloaded in the middle of a press gets no click of it.
    while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
    const [control] = deferred.keys()
    const unfinished: Unfinished = [
      document.querySelector('dialog[open]')?.id,
      document.querySelector<HTMLInputElement>('dialog [name=q]')?.value,
      control?.ariaLabel,
    ]
    sessionStorage.resume = JSON.stringify(unfinished)
    location.reload()
    return true
  } catch {
    return false
  }
}
