let observer: ResizeObserver | undefined

/** Pixels between what has the focus and what is docked. */
const distance = 16

function update(): void {
  // Asked of the page, not kept in a list: islands and page scripts each have a copy of this module.
  const boxes = [...document.querySelectorAll('[data-docked]')].map((element) =>
    element.getBoundingClientRect(),
  )
  const tops = boxes.filter(({ height }) => height > 0).map(({ top }) => top)
  const { style } = document.documentElement
  style.scrollPaddingBottom = tops.length > 0 ? `${innerHeight - Math.min(...tops) + distance}px` : ''
}

/**
 * Keeps the focus from landing under an element that is docked at the lower edge of the window: what is scrolled into
 * view stops above it. Returns a function that ends this.
 */
export function keepClear(element: Element): () => void {
  element.setAttribute('data-docked', '')
  observer ??= new ResizeObserver(update)
  observer.observe(element)
  return () => {
    element.removeAttribute('data-docked')
    observer?.unobserve(element)
    update()
  }
}
