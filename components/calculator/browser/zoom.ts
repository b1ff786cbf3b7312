/** A tap on the drawing of a whole side shows what was tapped so large that its posts can be hit. On phones it is. */
export function zoomIn(target: Element, clientX: number): void {
  const frame = target.closest('[data-drawing=front]')?.parentElement
  const larger = frame?.nextElementSibling?.querySelector('input')
  if (!frame || !larger || larger.checked) return
  if (frame.scrollWidth > frame.clientWidth) return
  const { left, width } = frame.getBoundingClientRect()
  larger.checked = true
  frame.scrollLeft = (frame.scrollWidth * (clientX - left)) / width - width / 2
}
