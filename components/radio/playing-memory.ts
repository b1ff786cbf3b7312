/** Shared with delivery/browser/triggers.ts, which hydrates the next page at once when it finds the key. */
const key = 'radio'
/** Milliseconds after which a page that loads is no longer the one that the listener went on to. */
const longestLoad = 30_000

/** Notes that the radio plays while its page is being left. */
export function rememberPlaying(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage may be full or forbidden: then the radio stops with its page.
  }
}

/**
 * Whether the radio played on the page before this one, which a full load has ended: after a deploy, on a page with
 * a policy of its own, on a reload. Going back to a page later must not start it. Answers once.
 */
export function wasPlaying(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(key))
    sessionStorage.removeItem(key)
    const [navigation] = performance.getEntriesByType('navigation')
    const isHistory = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
    return !isHistory && age >= 0 && age < longestLoad
  } catch {
    return false
  }
}
