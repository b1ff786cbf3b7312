/** Calls back once, when the element comes within 600 px of the viewport. Returns what observes it, to be disconnected. */
export const whenNearViewport = (element: Element, onNear: () => void): IntersectionObserver => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: '600px' },
  )
  observer.observe(element)
  return observer
}
