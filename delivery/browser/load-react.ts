import { announceError } from '../../components/island/announce'
import type { hydrate as Hydrate } from './hydrate'
import { deferred, release, replayReady } from './replay'
import type { Unfinished } from './restore'
import { tagData } from './tag-data'

let loading: Promise<void> | undefined
/** Whether a reader waits for it. When nobody does, a failure is not announced. */
let isRequested = false
let wasReloaded = false

/** Fetches React and hydrates the page, once. */
export const loadReact = (): void => {
  loading ??= fetchReact().catch(handleFailure)
}

export const loadReactForReader = (): void => {
  isRequested = true
  loadReact()
}

/** Continues what a reader was doing when reloadIfReplaced() reloaded the page. */
export const resumeAfterReload = (): void => {
  wasReloaded = true
  loadReactForReader()
}

const fetchReact = async () => {
  const chunks = tagData.chunks?.split(' ') ?? []
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement('link'), { as: 'script', href, rel: 'preload' }),
    )
  }
  const loaded: { hydrate: typeof Hydrate } = await import(`${tagData.hydrate}`)
  await loaded.hydrate(tagData, chunks, replayReady, reloadIfReplaced)
}

/** The page keeps working as HTML, and the next touch tries again. */
const handleFailure = async (error: unknown) => {
  console.error(error)
  if (isRequested && (await reloadIfReplaced())) return
  loading = undefined
  for (const control of deferred.keys()) release(control)
  if (isRequested) announceError('This could not be loaded. Reload the page.')
  isRequested = false
}

/**
 * A deploy removes the files of the build before it. Where the page's HTML names other flight data by now, the page
 * is reloaded, and restore.ts gives its reader back what they were doing. Never without storage, which prevents a
 * second reload.
 */
const reloadIfReplaced = async () => {
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text()
    if (wasReloaded || !html.includes('data-flight') || html.includes(`${tagData.flight}`)) return false
    // A page that is reloaded in the middle of a press gets no click of it.
    while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
    const [control] = deferred.keys()
    // What the reader was doing, as restore.ts reads it.
    const unfinished: Unfinished = [
      document.querySelector('dialog[open]')?.id ?? control?.getAttribute('commandfor'),
      document.querySelector<HTMLInputElement>('[name=q]')?.value,
      control?.ariaLabel,
    ]
    sessionStorage.resume = JSON.stringify(unfinished)
    location.reload()
    return true
  } catch {
    return false
  }
}
