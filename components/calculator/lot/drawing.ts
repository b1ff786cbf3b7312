import { inch, lengthText, type Length, type Units } from '../../../content/model/planner/lengths'
import type { Lot } from '../../../content/model/planner/lot-by-tape'
import { letterOf, type House } from '../../../content/model/planner/lot/house'
import { sidesOf, type Pair } from '../../../content/model/planner/lot/tape'
import { examplePlan, sideLength } from '../../../content/model/planner/plan'
import { frameOf, place, tenth } from '../frame'
import { draw } from './make'
import styles from './lot-answer.module.scss'
import tools from './lot-tools.module.scss'

type Place = { readonly x: number; readonly y: number }

/**
 * The lot from above, to scale: its numbered corners, the lengths of its sides, thin lines for the diagonals, and the
 * house with its letters.
 */
export function lotDrawing(
  { corners }: Lot,
  house: House | undefined,
  diagonals: readonly Pair[],
  units: Units,
): SVGSVGElement {
  const frame = frameOf({ ...examplePlan, corners, house: house?.points ?? [], property: [] })
  const walls = (house?.points ?? []).map((point) => place(frame, point))
  const places = corners.map((corner) => place(frame, corner))
  const at = (corner: number): Place => places[corner] ?? { x: 0, y: 0 }
  const middle = centerOf(places)
  return draw(
    'svg',
    {
      class: `${tools.drawing} ${styles.drawing}`,
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      role: 'img',
      'aria-label': `Your lot from above, with ${corners.length} corners`,
      translate: 'no',
    },
    draw('path', { class: styles.lot, d: `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z` }),
    ...diagonals.map(({ from, to }) =>
      draw('path', { class: styles.diagonal, d: `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}` }),
    ),
    ...(walls.length > 0 ? [houseMark(walls)] : []),
    ...sidesOf(corners.length).map(({ from, to }) =>
      sideText(at(from), at(to), lengthText(rounded(sideLength({ corners }, from)), units)),
    ),
    ...places.map((corner, index) => cornerMark(corner, middle, index)),
  )
}

/** To a quarter inch, or to the centimeter it is about: the lengths below say it closer. */
const rounded = (length: Length) => Math.round(length / (inch / 4)) * (inch / 4)

const centerOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})

function houseMark(walls: readonly Place[]): SVGElement {
  const middle = centerOf(walls)
  return draw(
    'g',
    { class: styles.house },
    draw('path', { d: `M${walls.map(({ x, y }) => `${x} ${y}`).join('L')}Z` }),
    ...walls.map(({ x, y }, corner) =>
      draw(
        'text',
        { x: `${tenth(x + (middle.x - x) * 0.3)}`, y: `${tenth(y + (middle.y - y) * 0.3)}` },
        letterOf(corner),
      ),
    ),
  )
}

/** Beside its side and along it, never upside down; not where the side is too short for it. */
function sideText(from: Place, to: Place, text: string): SVGElement {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const off = 20
  const x = tenth((from.x + to.x) / 2 + ((to.y - from.y) / long) * off)
  const y = tenth((from.y + to.y) / 2 - ((to.x - from.x) / long) * off)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const turn = tenth(angle > 90 || angle <= -90 ? angle - 180 : angle)
  const isShort = long < text.length * 11
  return draw(
    'text',
    {
      x: `${x}`,
      y: `${y}`,
      transform: `rotate(${turn} ${x} ${y})`,
      class: isShort ? styles.short : undefined,
    },
    text,
  )
}

/** Its number stands inside, toward the middle of the lot, where no length does. */
function cornerMark({ x, y }: Place, middle: Place, index: number): SVGElement {
  const far = Math.hypot(middle.x - x, middle.y - y) || 1
  const [left, top] = [x + ((middle.x - x) / far) * 30, y + ((middle.y - y) / far) * 30]
  return draw(
    'g',
    { class: styles.corner },
    draw('circle', { cx: `${x}`, cy: `${y}`, r: '6' }),
    draw('text', { x: `${tenth(left)}`, y: `${tenth(top)}` }, String(index + 1)),
  )
}
