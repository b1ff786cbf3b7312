let observer: ResizeObserver | undefined

/** Pixels between what has the focus and what is docked. */
const distance = 16

/**
 * What is docked at the lower edge of the window. Asked of the page, not kept in a list: islands and page scripts each
 * have a copy of this module. Of an element with a shadow root, what is docked in that.
 */
export function dockedBoxes(except?: Element): DOMRect[] {
  return [...document.querySelectorAll('[data-docked]')]
    .map((element) => element.shadowRoot?.querySelector('[data-docked]') ?? element)
    .filter((element) => element !== except)
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
}

/** After what is docked has changed its size; or its place, which no observer sees. */
export function updateClearance(): void {
  const tops = dockedBoxes().map(({ top }) => top)
  const { style } = document.documentElement
  style.scrollPaddingBottom = tops.length > 0 ? `${innerHeight - Math.min(...tops) + distance}px` : ''

  // What has the focus may have been there first. What is taller than the room left would only jump.
  const focused = document.activeElement
  if (!focused?.matches(':focus-visible:not([data-docked], [data-docked] *)')) return
  const { top, bottom, height } = focused.getBoundingClientRect()
  const room = Math.min(...tops)
  if (top < innerHeight && bottom > room && height < room) focused.scrollIntoView({ block: 'nearest' })
}

/**
 * Keeps the focus from landing under an element that is docked at the lower edge of the window: what is scrolled into
 * view stops above it. Returns a function that ends this.
 */
export function keepClear(element: Element): () => void {
  const root = element.getRootNode()
  const marked = root instanceof ShadowRoot ? [element, root.host] : [element]
  for (const part of marked) part.setAttribute('data-docked', '')
  observer ??= new ResizeObserver(updateClearance)
  observer.observe(element)
  return () => {
    for (const part of marked) part.removeAttribute('data-docked')
    observer?.unobserve(element)
    updateClearance()
  }
}
