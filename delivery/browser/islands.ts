/** Islands that have not hydrated yet: components/island/use-island.ts sets data-hydrated. */
export const pendingIslands = '[data-island]:not([data-hydrated])'

export const isPending = (island: Element | null): island is Element => !!island?.matches(pendingIslands)

/** The island that an element belongs to. Buttons that open a dialog are outside of it. */
export const islandOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  const id = target.closest('[commandfor]')?.getAttribute('commandfor')
  return id ? document.getElementById(id) : target.closest('[data-island]')
}

/** What hydrates. */
export const elementOf = (island: Element): HTMLElement | null => island.closest<HTMLElement>('site-island')
