import { both } from '../both-units'
import { inch } from '../lengths'
import { nameOf, type Measured, type Pair } from './tape'
import type { Thin } from './thin'

/** `1 to 3, 1 to 4 and 2 to 5`. */
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const corners = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'corners' : 'corner'} ${list(numbers.map((corner) => String(corner + 1)))}`

export const sayLeaning = (missing: readonly Pair[]): string =>
  missing.length === 1
    ? `So far your lot can lean either way. One diagonal more makes it firm: measure ${list(missing.map(nameOf))}.`
    : `So far your lot can lean either way. These diagonals make it firm: measure ${list(missing.map(nameOf))}.`

export function sayNoTriangle([most, first, second]: readonly [Measured, Measured, Measured]): string {
  const names = list([most, first, second].map(nameOf))
  return `${names} make no triangle: ${both(most.length)} is longer than the other two together, ${both(first.length + second.length)}. Measure these three again.`
}

export const sayNotMeeting =
  'These lengths do not join: two of them end apart from each other. Look for a figure that was misread, and measure the diagonals again.'

export const sayCrossed = ([one, other]: readonly [number, number]): string =>
  `Sides ${one + 1} and ${other + 1} would cross. Tick the corners that point into the yard, and look whether corners were mixed up.`

/** @param isDrawn whether the drawing has it, though the ticks do not */
export const sayTurned = (turned: readonly number[], isDrawn: boolean): string =>
  isDrawn
    ? `The lengths fit only if ${corners(turned)} ${turned.length > 1 ? 'turn' : 'turns'} the other way than ticked, so it is drawn like that. Look at the ticks for corners that point into the yard.`
    : `The lengths would fit far better if ${corners(turned)} turned the other way. Look at the ticks for corners that point into the yard.`

export const sayTwin = (pair: Pair): string =>
  `The lengths fit another shape just as well, which turns the same way at each corner. Measure ${nameOf(pair)} too: it tells the two apart.`

export const sayThin = ({ corner, degrees }: Thin): string => {
  const moved = inch / Math.max(Math.sin((degrees * Math.PI) / 180), 1 / 24)
  return `Corner ${corner + 1} hangs on a thin triangle: its two best lengths cross at ${Math.round(degrees)}°. An inch (25 mm) of error moves it by ${degrees < 3 ? 'a foot (30 cm) or more' : `about ${both(Math.round(moved / inch) * inch)}`}. A diagonal from elsewhere makes it firmer.`
}
