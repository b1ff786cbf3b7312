// Fetches React when an island is wanted, and until then sees to it that nothing a reader does is lost. What it
// must know of its page stands on its own tag (see 2-wake-tag.mjs).

import type { hydrate as Hydrate } from './hydrate'

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean
  }
}

const page = document.currentScript?.dataset ?? {}
const chunks = page.chunks?.split(' ') ?? []

const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
const savesData = navigator.connection?.saveData === true

/** Safari has no idle callback. */
const whenIdle = (task: () => void, options?: IdleRequestOptions) => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, options)
  else setTimeout(task, 1)
}

const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')]

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
  return !islands().some(isAsleep)
}

/** What lies behind an open dialog is silent; the first region of all is the page's own. */
const say = (words: string) => {
  const region =
    document.querySelector('dialog[open] [data-live-region]') ?? document.querySelector('[data-live-region]')
  if (!region) return
  region.textContent = words
  region.setAttribute('data-fault', '')
}

/** React compares the page with what it was when it left the server. */
const hush = () => {
  for (const region of document.querySelectorAll('[data-fault]')) {
    region.textContent = ''
    region.removeAttribute('data-fault')
  }
}

let waking: Promise<void> | undefined
let hasFailed = false

const wake = () => {
  waking ??= fetchReact().catch((error: unknown) => {
    // The page goes on as HTML, and the next touch tries again.
    console.error(error)
    waking = undefined
    hasFailed = true
    for (const control of waiting.keys()) release(control)
    say('This could not be loaded. Reload the page to try again.')
  })
}

const fetchReact = async () => {
  hush()
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
  }
  const part: { hydrate: typeof Hydrate } = await import(`${page.hydrate}`)
  await part.hydrate(page, chunks, look)
}

/** Keeps an event until its island can answer. React must not see it: it would answer it a second time. */
const keep = (event: Event, control: HTMLElement, island: Element) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  waiting.set(control, island)
  control.setAttribute('aria-busy', 'true')
  wake()
}

const onTouch = ({ target }: Event) => {
  // What the touch itself brings about, such as an opening menu, goes first.
  if (isAsleep(islandOf(target))) whenIdle(wake, { timeout: 200 })
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
  // A dialog closes without us; and where React does not come, a form goes where its HTML says.
  if (!(target instanceof HTMLFormElement) || target.method === 'dialog' || hasFailed) return
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

const grantWishes = () => islands().forEach(grantWish)

const whenLoaded = () => {
  if (document.readyState === 'complete') grantWishes()
  else addEventListener('load', grantWishes)
}

// A page that was prerendered for a likely click must cost nothing more until the reader comes.
if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded)
else whenLoaded()
