import { savesData } from '../../components/island/prefers-less-data'
import type { Trigger } from '../../components/island/trigger'
import { afterPaint } from './after-paint'
import { elementOf, pendingIslands } from './islands'
import { loadIsland, resumeAfterReload } from './load-island'
import { forEach, loadAll, loadOnScroll, whenParsed } from './page'

/** Loads an island when its trigger fires: see components/island/trigger.ts. */
const schedule = (island: HTMLElement) => {
  const trigger = island.dataset.island
  const load = () => loadIsland(elementOf(island))
  const delay = Number(trigger)
  if (trigger === ('load' satisfies Trigger)) afterPaint(load)
  if (trigger === ('visible' satisfies Trigger))
    new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '600px' }).observe(
      island,
    )
  if (delay && !savesData()) setTimeout(load, delay)
}

/**
 * A tool's script, whose later part alone waits (data-late), is there before its first touch; not where the reader saves
 * data, or the line is slow. It starts at the touch: what it adds would move what somebody reads.
 */
const fetchAhead = ({ dataset }: HTMLElement) => {
  const isSlow = /2g/.test(`${navigator.connection?.effectiveType}`)
  if (!isSlow && !savesData()) fetch(`${dataset.script}`).catch(() => {})
}

/** Where the radio keeps the document, the next page brings islands of its own: components/radio/keep-document.ts. */
const scheduleIslands = () => {
  forEach(pendingIslands, schedule)
  forEach('[data-late]', fetchAhead)
}

const loadNamed = (name: string) => loadIsland(document.querySelector<HTMLElement>(`[name=${name}]`))

/** What an earlier page, or an earlier visit, has left to do. */
const goOn = () => {
  try {
    if (sessionStorage.resume) resumeAfterReload()
    // The address has words to search for, or the reader comes back from a result (components/search/dialog/use-return.ts).
    if (location.search.includes('q=') || history.state?.query) void loadNamed('search-dialog')
    // The radio played on the previous page, which a full page load has just ended.
    if (Date.now() - sessionStorage.radio < 30_000) void loadNamed('radio-bar')
    // Ticks that this reader has set are restored before they are seen: components/kit/check-list.tsx.
    if (localStorage.ticks) loadOnScroll()
    // Who keeps the site learns of new versions: components/offline/keep-site.tsx. A remembered state is shown:
    // components/fence-laws/state-finder.tsx.
    if (localStorage.kept || localStorage.state) setTimeout(loadAll, 1000, '[data-on]')
  } catch {
    // Storage is blocked: there is nothing to restore.
  }
}

export const scheduleAll = (): void => {
  if (document.readyState === 'complete') scheduleIslands()
  else addEventListener('load', scheduleIslands)
  addEventListener('hashchange', scheduleIslands)
  whenParsed(goOn)
}
