import { whenNearViewport } from '../../components/island/near-viewport'
import { savesData } from '../../components/island/prefers-less-data'
import type { Trigger } from '../../components/island/trigger'
import { loadReact, resumeAfterReload } from './load-react'
import { loadAll, loadOnScroll, whenParsed } from './page'

/** Loads React when an island's trigger fires: see components/island/trigger.ts. */
const scheduleHydration = (island: HTMLElement) => {
  const trigger = island.dataset.island
  const delay = Number(trigger)
  // After first paint, so that loading React cannot delay it.
  if (trigger === ('load' satisfies Trigger)) requestAnimationFrame(() => setTimeout(loadReact))
  if (trigger === ('visible' satisfies Trigger)) whenNearViewport(island, loadReact)
  if (delay && !savesData()) setTimeout(loadReact, delay)
}

const scheduleIslands = () =>
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(scheduleHydration)

export const scheduleAll = (): void => {
  if (document.readyState === 'complete') scheduleIslands()
  else addEventListener('load', scheduleIslands)
  try {
    if (sessionStorage.resume) resumeAfterReload()
    // The address has words to search for, or the reader comes back from a result (components/search/dialog/use-return.ts);
    // or the radio played on the previous page, which a full page load has just ended.
    if (location.search.includes('q=') || history.state?.query || Date.now() - sessionStorage.radio < 30_000)
      loadReact()
    // Ticks that this reader has set are restored before they are seen: components/kit/check-list.tsx.
    if (localStorage.ticks) whenParsed(loadOnScroll)
    // Who keeps the site learns of new versions (components/offline/keep-site.tsx), in the footer, which is parsed last.
    if (localStorage.kept) setTimeout(loadAll, 1000, '[data-on]')
  } catch {
    // Storage is blocked: there is nothing to restore.
  }
}
