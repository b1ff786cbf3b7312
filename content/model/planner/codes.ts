import { inch, type Length } from './lengths'
import { longestSide, mostSides, type Point } from './plan'

/** A length in an address: whole inches as they are, others in 1/80 mm behind a `u`. */
export const lengthCode = (length: Length): string =>
  length % inch === 0 ? String(length / inch) : `u${length}`

export const pointsCode = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${lengthCode(x)}.${lengthCode(y)}`).join('_')

/** @returns undefined where it is no length, or a farther one than any fence reaches */
export function decodeLength(code: string): Length | undefined {
  if (!/^u?-?\d{1,12}$/.test(code)) return undefined
  const length = code.startsWith('u') ? Number(code.slice(1)) : Number(code) * inch
  return Math.abs(length) > mostSides * longestSide ? undefined : length
}

export const isWhole = <Item>(items: readonly (Item | undefined)[]): items is Item[] =>
  !items.includes(undefined)

export function decodePoints(code: string): Point[] | undefined {
  if (code.length > 4000) return undefined
  const points = code.split('_').map((pair) => {
    const [x, y] = pair.split('.').map(decodeLength)
    return x === undefined || y === undefined ? undefined : { x, y }
  })
  return isWhole(points) ? points : undefined
}
