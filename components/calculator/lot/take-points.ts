import type { Pixel } from '@/content/model/planner/trace'
import { pixelsPerScreen } from './trace-view'

/** A finger on a point within so many pixels of the screen moves it. */
const reach = 22

type Taken = {
  /** Of the mode that is chosen; changed in place. */
  readonly points: () => Pixel[]
  readonly most: () => number
  readonly changed: () => void
}

/**
 * Sets, moves and takes back points of a picture, by taps, by dragging, and by keys.
 * @param sheet lies below the marks: WebKit has no pointer events where an SVG is empty
 */
export function takePoints(sheet: HTMLElement, svg: SVGSVGElement, { points, most, changed }: Taken) {
  let cross: Pixel | undefined
  /** Whether a finger, or the mouse's button, went down here. */
  let isDown = false
  /** The point that is dragged. */
  let held: number | undefined

  const placeOf = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = svg.getBoundingClientRect()
    const perPixel = pixelsPerScreen(svg)
    return within({ x: (clientX - left) * perPixel, y: (clientY - top) * perPixel })
  }
  const within = ({ x, y }: Pixel): Pixel => {
    const { width, height } = svg.viewBox.baseVal
    return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
  }
  const nearest = ({ x, y }: Pixel) => {
    const far = reach * pixelsPerScreen(svg)
    const index = points().findIndex((point) => Math.hypot(point.x - x, point.y - y) < far)
    return index < 0 ? undefined : index
  }
  const add = (point: Pixel) => {
    // A pair that is full starts over.
    if (points().length >= most() && most() === 2) points().length = 0
    if (points().length < most()) points().push(point)
    changed()
  }
  const takeBack = () => {
    points().pop()
    changed()
  }

  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return
    isDown = true
    cross = undefined
    held = nearest(placeOf(event))
    if (held !== undefined) sheet.setPointerCapture(event.pointerId)
  })
  sheet.addEventListener('pointermove', (event) => {
    if (held === undefined) return
    points()[held] = placeOf(event)
    changed()
  })
  // A finger that scrolls the picture ends in pointercancel, and sets nothing.
  sheet.addEventListener('pointercancel', () => {
    isDown = false
    held = undefined
  })
  sheet.addEventListener('pointerup', (event) => {
    if (isDown && held === undefined) add(placeOf(event))
    isDown = false
    held = undefined
  })
  // While a point is dragged, the page stays where it is.
  sheet.addEventListener('touchmove', (event) => held !== undefined && event.preventDefault(), {
    passive: false,
  })

  svg.addEventListener('keydown', (event) => {
    const { width, height } = svg.viewBox.baseVal
    const at = cross ?? { x: width / 2, y: height / 2 }
    const step = (event.shiftKey ? 1 : 12) * pixelsPerScreen(svg)
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }
    const move = moves[event.key]
    if (move) {
      cross = within({ x: at.x + move[0], y: at.y + move[1] })
      changed()
    } else if (event.key === 'Enter' || event.key === ' ') add(at)
    else if (event.key === 'Backspace' || event.key === 'Delete') takeBack()
    else return
    event.preventDefault()
  })
  return { cross: () => cross, takeBack }
}
