import { readStored, store } from '../kit/browser/storage'

/** Shared with delivery/browser/triggers.ts, which hydrates the next page at once when it finds the key. */
const key = 'radio'
/** Milliseconds that a full page load may take for the radio to play on after it. */
const longestLoad = 30_000

/** To be called when a page is left while the radio plays, which stops with it where storage is full or forbidden. */
export function rememberPlaying(): void {
  store('sessionStorage', key, String(Date.now()))
}

/**
 * Whether the radio played on the previous page until a full load ended it: a reload, a deploy, a page with a policy
 * of its own. Going back in history must not start it. Clears the mark: a second call returns false.
 */
export function wasPlaying(): boolean {
  const age = Date.now() - Number(readStored('sessionStorage', key))
  store('sessionStorage', key, null)
  const [navigation] = performance.getEntriesByType('navigation')
  const isHistory = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  return !isHistory && age >= 0 && age < longestLoad
}
