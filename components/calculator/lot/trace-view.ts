import type { Pixel } from '@/content/model/planner/trace'
import { draw } from './make'

/** What taps may mark: two pairs of points, and three outlines. */
export const modes = ['scale', 'check', 'property', 'house', 'fence'] as const
export type Mode = (typeof modes)[number]

export const modeNames: Readonly<Record<Mode, string>> = {
  scale: 'Scale',
  check: 'Check',
  property: 'Property line',
  house: 'House',
  fence: 'Fence',
}

export const isMode = (value: string): value is Mode => modes.some((mode) => mode === value)

/** What to do, in each. */
export const hints: Readonly<Record<Mode, string>> = {
  scale: 'Tap both ends of a line whose length you know, the longer the better, and type it here.',
  check: 'Tap both ends of another line that you know: it says how far the picture is to be trusted.',
  property: 'Tap the corners of the lot, one after the other. The last side closes by itself.',
  house: 'Tap the corners of the house.',
  fence: 'Tap where the fence starts, then each corner, then where it ends.',
}

export type Marks = Record<Mode, Pixel[]>

type Shown = {
  readonly marks: Marks
  readonly mode: Mode
  readonly isClosed: (mode: Mode) => boolean
  /** Where the cross of the keyboard stands; undefined until an arrow key is pressed. */
  readonly cross: Pixel | undefined
}

/** Draws everything that has been marked over the picture. Lines and points are as large on the screen at every zoom. */
export function drawMarks(svg: SVGElement, { marks, mode, isClosed, cross }: Shown): void {
  const perPixel = pixelsPerScreen(svg)
  const groups = modes.map((kind) => {
    const points = marks[kind]
    const line = points.length > 0 ? `M${points.map(written).join('L')}${isClosed(kind) ? 'Z' : ''}` : ''
    const dots = points.map((point) => `M${written(point)}h0`).join('')
    const numbers = kind === mode ? points.map((point, index) => number(point, index, perPixel)) : []
    return draw(
      'g',
      { 'data-kind': kind },
      mark('halo', line),
      mark('line', line),
      mark('dots', dots),
      ...numbers,
    )
  })
  const arm = 14 * perPixel
  const crossed = cross ? [mark('halo', crossOf(cross, arm)), mark('cross', crossOf(cross, arm))] : []
  svg.replaceChildren(...groups, ...crossed)
}

/** How many pixels of the picture lie on one of the screen. */
export function pixelsPerScreen(svg: SVGElement): number {
  const [, , width = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return width / (svg.getBoundingClientRect().width || width)
}

const written = ({ x, y }: Pixel) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

const crossOf = ({ x, y }: Pixel, arm: number) =>
  `M${written({ x: x - arm, y })}h${arm * 2}M${written({ x, y: y - arm })}v${arm * 2}`

const mark = (name: string, d: string) => draw('path', { d, 'data-mark': name })

const number = ({ x, y }: Pixel, index: number, perPixel: number): SVGElement =>
  draw(
    'text',
    { x: `${x}`, y: `${y - 12 * perPixel}`, 'font-size': `${15 * perPixel}`, translate: 'no' },
    String(index + 1),
  )
