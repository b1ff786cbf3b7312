/** What is docked at the lower edge of the window, over what scrolls there. */
const docked = new Set<Element>()
let observer: ResizeObserver | undefined

/** Pixels between what has the focus and what is docked. */
const distance = 16

function update(): void {
  const tops = [...docked].map((element) => element.getBoundingClientRect().top)
  const { style } = document.documentElement
  style.scrollPaddingBottom = tops.length > 0 ? `${innerHeight - Math.min(...tops) + distance}px` : ''
}

/**
 * Keeps the focus from landing under an element that is docked at the lower edge of the window: what is scrolled into
 * view stops above it. Returns a function that ends this.
 */
export function keepClear(element: Element): () => void {
  docked.add(element)
  observer ??= new ResizeObserver(update)
  observer.observe(element)
  return () => {
    docked.delete(element)
    observer?.unobserve(element)
    update()
  }
}
