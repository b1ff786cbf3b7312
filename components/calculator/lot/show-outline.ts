import { inch, lengthText, meter, type Length } from '@/content/model/planner/lengths'
import { examplePlan } from '@/content/model/planner/plan'
import type { Outline } from '@/content/model/planner/parcel/outline'
import { frameOf, place, tenth } from '../frame'

/** An element of the tool by its name, or a button by what it does. */
export type Part = (name: string) => HTMLElement | undefined

/** Replaced as a whole: translators put elements of their own in the place of a text. */
export function say(element: Element | undefined, text: string): void {
  const words = document.createElement('span')
  words.textContent = text
  element?.replaceChildren(...(text === '' ? [] : [words]))
}

const figure = (value: number) => Math.round(value).toLocaleString('en-US')

const acresText = (acres: number) => `${acres.toFixed(acres < 0.1 ? 3 : 2)} ${acres > 1 ? 'acres' : 'acre'}`

export const sizeText = ({ squareFeet, squareMeters, acres }: Outline): string =>
  `${figure(squareFeet)} sq ft (${figure(squareMeters)} m²), ${acresText(acres)}`

/** To the inch: a county’s map knows no fractions. */
const sideText = (length: Length) =>
  `${lengthText(Math.round(length / inch) * inch, 'feet')} (${(length / meter).toFixed(2)} m)`

/** @param recorded acres that the file gives */
export function showOutline(part: Part, outline: Outline, recorded: number | undefined): void {
  const said = recorded === undefined ? '' : ` The file says ${acresText(recorded)}.`
  say(part('area'), `Area: ${sizeText(outline)}.${said}`)
  part('sides')?.replaceChildren(...outline.lengths.map((length) => item(sideText(length), false)))
  draw(part, outline)
}

export function item(text: string, isTranslated = true): HTMLLIElement {
  const made = document.createElement('li')
  made.textContent = text
  if (!isTranslated) made.translate = false
  return made
}

function draw(part: Part, { points, north }: Outline): void {
  const frame = frameOf({ ...examplePlan, corners: points })
  const placed = points.map((point) => place(frame, point))
  part('drawing')?.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`)
  part('outline')?.setAttribute('d', `M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
  part('north')?.setAttribute('transform', `translate(${frame.width - 32} 34)`)
  part('north')?.firstElementChild?.setAttribute('transform', `rotate(${tenth(north)})`)
  part('numbers')?.replaceChildren(
    ...placed.flatMap((from, index) => {
      const to = placed[(index + 1) % placed.length] ?? from
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      // The number of a side that is hardly seen would stand on its neighbors’.
      if (length < 30) return []
      // Outside: the outline goes clockwise.
      const [outX, outY] = [((to.y - from.y) / length) * 22, ((from.x - to.x) / length) * 22]
      return [label((from.x + to.x) / 2 + outX, (from.y + to.y) / 2 + outY, String(index + 1))]
    }),
  )
}

function label(x: number, y: number, text: string): SVGTextElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  made.setAttribute('x', String(tenth(x)))
  made.setAttribute('y', String(tenth(y)))
  made.textContent = text
  return made
}
