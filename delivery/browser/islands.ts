import { dialogOf } from './page'

/** Islands that have not hydrated yet: components/island/use-island.ts sets data-hydrated. */
export const pendingIslands = '[data-island]:not([data-hydrated])'

export const isPending = (island: Element | null): island is Element => !!island?.matches(pendingIslands)

/** The island that an element belongs to, or whose dialog it opens. */
export const islandOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (dialogOf(target) ?? target.closest('[data-island]')) : null

/** What hydrates. */
export const elementOf = (island: Element): HTMLElement | null => island.closest<HTMLElement>('site-island')
