import { bothToInch } from '@/content/model/planner/both-units'
import { examplePlan } from '@/content/model/planner/plan'
import type { Outline } from '@/content/model/planner/parcel/outline'
import { frameOf, place, tenth } from '../frame'
import { draw, make, say } from './make'

/** An element of the tool by its name, or a button by what it does. */
export type Part = (name: string) => HTMLElement | undefined

const figure = (value: number) => Math.round(value).toLocaleString('en-US')

const acresText = (acres: number) => `${acres.toFixed(acres < 0.1 ? 3 : 2)} ${acres > 1 ? 'acres' : 'acre'}`

export const sizeText = ({ squareFeet, squareMeters, acres }: Outline): string =>
  `${figure(squareFeet)} sq ft (${figure(squareMeters)} m²), ${acresText(acres)}`

/** @param recorded acres that the file gives */
export function showOutline(part: Part, outline: Outline, recorded: number | undefined): void {
  const said = recorded === undefined ? '' : ` The file says ${acresText(recorded)}.`
  say(part('area'), `Area: ${sizeText(outline)}.${said}`)
  part('sides')?.replaceChildren(
    ...outline.lengths.map((length) => make('li', { translate: 'no' }, bothToInch(length))),
  )
  drawOutline(part, outline)
}

function drawOutline(part: Part, { points, house, north }: Outline): void {
  const frame = frameOf({ ...examplePlan, corners: points, house, property: [] })
  const placed = points.map((point) => place(frame, point))
  part('drawing')?.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`)
  part('outline')?.setAttribute('d', `M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
  const walls = house.map((point) => place(frame, point))
  part('walls')?.setAttribute(
    'd',
    walls.length > 0 ? `M${walls.map(({ x, y }) => `${x} ${y}`).join('L')}Z` : '',
  )
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
      const [x, y] = [tenth((from.x + to.x) / 2 + outX), tenth((from.y + to.y) / 2 + outY)]
      return [draw('text', { x: `${x}`, y: `${y}` }, String(index + 1))]
    }),
  )
}
