// Fetches React when an island is wanted, and until then sees to it that nothing a reader does is lost. What it
// must know of its page stands on its own tag (see 2-wake-tag.mjs).

import type { hydrate as Hydrate } from './hydrate'
import type { Unfinished } from './restore'

const page = document.currentScript?.dataset ?? {}
const chunks = page.chunks?.split(' ') ?? []

const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
const savesData = navigator.connection?.saveData === true

/** Safari has no idle callback. */
const whenIdle = (task: () => void, options?: IdleRequestOptions) => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, options)
  else setTimeout(task, 1)
}

/** An island says by data-island what wakes it, and by data-hydrated that it is awake. */
const isAsleep = (island: Element | null): island is HTMLElement =>
  island instanceof HTMLElement && !('hydrated' in island.dataset)

/** The island that something belongs to; a dialog's opening buttons stand outside of it. */
const islandOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  const opener = target.closest('[commandfor]')
  return opener
    ? document.getElementById(`${opener.getAttribute('commandfor')}`)
    : target.closest('[data-island]')
}

/** Controls whose click, and forms whose submission, wait for their island. */
const waiting = new Map<HTMLElement, Element>()

const release = (control: HTMLElement) => {
  waiting.delete(control)
  control.removeAttribute('aria-busy')
}

/** Replays what waits for islands that are awake now, and tells whether all are. */
const look = () => {
  for (const [control, island] of waiting) {
    if (isAsleep(island)) continue
    release(control)
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
  return !document.querySelector('[data-island]:not([data-hydrated])')
}

/** What lies behind an open dialog is silent; the first region of all is the page's own. */
const say = (words: string) => {
  const region =
    document.querySelector<HTMLElement>('dialog[open] [data-live-region]') ??
    document.querySelector<HTMLElement>('[data-live-region]')
  if (!region) return
  region.textContent = words
  region.dataset.fault = ''
}

let waking: Promise<void> | undefined
/** Whether a reader has asked for what is being fetched. What is fetched unasked fails without a word to them. */
let isAsked = false
let wasReloaded = false

const wake = () => {
  waking ??= fetchReact().catch(recover)
}

const wakeForReader = () => {
  isAsked = true
  wake()
}

/** The page goes on as HTML, and the next touch tries again. */
const recover = async (error: unknown) => {
  console.error(error)
  if (isAsked && (await reloadIfReplaced())) return
  waking = undefined
  for (const control of waiting.keys()) release(control)
  if (isAsked) say('This could not be loaded. Reload the page to try again.')
  isAsked = false
}

/**
 * A deploy removes the files of the build before it. Where the page's HTML names other flight data by now, the page
 * is loaded once more, and restore.ts gives its reader back what they were doing. Never without storage, which
 * keeps a second failure from loading it for ever.
 */
const reloadIfReplaced = async () => {
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text()
    if (wasReloaded || !html.includes('data-flight') || html.includes(`${page.flight}`)) return false
    sessionStorage.resume = JSON.stringify(unfinished())
    location.reload()
    return true
  } catch {
    return false
  }
}

/** What the reader was doing, as restore.ts reads it. */
const unfinished = (): Unfinished => {
  const [control] = waiting.keys()
  return [
    document.querySelector('dialog[open]')?.id ?? control?.getAttribute('commandfor'),
    document.querySelector<HTMLInputElement>('[name=q]')?.value,
    control?.ariaLabel,
  ]
}

const fetchReact = async () => {
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
  }
  const part: { hydrate: typeof Hydrate } = await import(`${page.hydrate}`)
  await part.hydrate(page, chunks, look, reloadIfReplaced)
}

/** Keeps an event until its island can answer. React must not see it: it would answer it a second time. */
const keep = (event: Event, control: HTMLElement, island: Element) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  waiting.set(control, island)
  control.setAttribute('aria-busy', 'true')
  wakeForReader()
}

const onTouch = ({ target }: Event) => {
  // What the touch itself brings about, such as an opening menu, goes first.
  if (isAsleep(islandOf(target))) whenIdle(wakeForReader, { timeout: 200 })
}

const onClick = (event: Event) => {
  const { target } = event
  const island = islandOf(target)
  if (!(target instanceof Element) || !isAsleep(island)) return
  if (island instanceof HTMLDialogElement && (target === island || target.closest('a'))) island.close()
  const button = target.closest('button')
  const isNative = button?.type === 'submit' || (hasCommands && button?.hasAttribute('commandfor'))
  if (button && !isNative) keep(event, button, island)
}

const onSubmit = (event: Event) => {
  const { target } = event
  const island = islandOf(target)
  // A dialog closes natively.
  if (!(target instanceof HTMLFormElement) || target.method === 'dialog') return
  if (isAsleep(island)) keep(event, target, island)
}

const onShortcut = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
  const island = islandOf(button)
  if (!isAsleep(island)) return
  event.preventDefault()
  if (!island.hasAttribute('open')) button?.click()
}

for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, onTouch, true)
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener('keydown', onShortcut)

// A page comes back from the back/forward cache as it was left: with the menu open that led away from it.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
})

// What is fetched or moved on a guess is not for readers who save data.
if (savesData) {
  document.querySelector('script[type=speculationrules]')?.remove()
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
}

const grantWish = (island: HTMLElement) => {
  const wish = island.dataset.island
  const delay = Number(wish)
  // After the first paint, which nothing that is fetched for it may hold up.
  if (wish === 'load') requestAnimationFrame(() => setTimeout(wake))
  if (wish === 'idle') whenIdle(wake)
  if (wish === 'visible') {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '600px' },
    )
    observer.observe(island)
  }
  if (delay && !savesData) setTimeout(wake, delay)
}

const grantWishes = () => document.querySelectorAll<HTMLElement>('[data-island]').forEach(grantWish)

const start = () => {
  if (document.readyState === 'complete') grantWishes()
  else addEventListener('load', grantWishes)
  try {
    const { resume, radio } = sessionStorage
    isAsked = wasReloaded = !!resume
    // The radio played on the page before, which a full load has just ended.
    if (resume || Date.now() - radio < 30_000) wake()
  } catch {
    // Storage is refused: there is nothing to restore.
  }
}

// A page that was prerendered for a likely click must cost nothing more until the reader comes.
if (document.prerendering) document.addEventListener('prerenderingchange', start)
else start()
