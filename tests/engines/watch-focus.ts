// Tab goes through a page from top to bottom (WCAG 2.1.1, 2.4.3), and what has the focus is seen: no header, bar or
// table column is over it (2.4.11).

/** Runs in the page, and records what has the focus whenever Tab is pressed. */
export function watchFocus(): number {
  /** What a reader sees of it: of a radio button, its label. */
  const shown = (stop: Element) => (stop.matches('[type=radio]') && stop.closest('label')) || stop
  /**
   * Whether a third of one of its lines is on the screen, with nothing over it: some are taller than a window. Without
   * a window manager WebKit's window never has the focus: it shows no link that shows itself for it.
   */
  const isSeen = (stop: Element) =>
    (!document.hasFocus() && stop.matches('[href="#main"]')) ||
    [...stop.getClientRects()].some(({ left, top, width, height }) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })))
      const seen = points.filter(({ x, y }) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height)
        return hit && (stop.contains(hit) || hit.contains(stop))
      })
      return seen.length >= 3
    })
  const selector = 'a[href], button, input, select, textarea, summary, audio[controls], [tabindex="0"]'
  const isStop = (stop: Element) =>
    stop.checkVisibility({ visibilityProperty: true }) &&
    !stop.matches(':disabled, [tabindex="-1"], [type=hidden], [type=radio]:not(:checked)')
  const stops = [...document.querySelectorAll(selector)].filter(isStop)
  const reached = new Set<Element>()
  const faults: string[] = []
  /** What is looked at again, more slowly than keys are pressed here. */
  const suspects: Element[] = []
  const canFocus = (stop: Element | undefined) => stop instanceof HTMLElement || stop instanceof SVGElement
  let last: Element | undefined
  let suspect: Element | undefined
  const note = (fault: string, stop: Element) => faults.push(`${fault}: ${stop.outerHTML.slice(0, 100)}`)
  const look = () => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return
    // Beyond the end of the page Tab starts over, where a docked button may have come meanwhile.
    if (reached.has(stop)) {
      last = stop
      return
    }
    reached.add(stop)
    if (!isSeen(shown(stop))) suspects.push(stop)
    if (last && last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING)
      note('out of order', stop)
    last = stop
  }
  // What moves would still be on its way at the next Tab.
  const still = new CSSStyleSheet()
  still.replaceSync(
    '* { scroll-behavior: auto !important; transition: none !important; animation: none !important }',
  )
  document.adoptedStyleSheets = [still]
  addEventListener('keydown', look, true)
  Object.assign(window, {
    walked: () => {
      look()
      for (const stop of stops) if (isStop(stop) && !reached.has(stop)) note('not reached', stop)
      return { faults, suspects: suspects.length }
    },
    focusSuspect() {
      suspect = suspects.shift()
      if (canFocus(suspect)) suspect.focus()
    },
    isHidden() {
      // A docked button goes while the list that it opens is in view.
      if (!suspect || !isStop(suspect) || isSeen(shown(suspect))) return ''
      const { left, top, width, height } = shown(suspect).getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      // Out of the window: WebKit does not scroll what has the focus back when the page settles.
      if (!over && canFocus(suspect)) {
        suspect.blur()
        suspect.focus()
      }
      return `${suspect.outerHTML.slice(0, 100)} at ${left}, ${top}: ${over?.outerHTML.slice(0, 100)}`
    },
  })
  return stops.length
}
