export type Point = readonly [x: number, y: number]

/** A number with one decimal: a tenth of a unit is finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data of straight lines through the points. */
export function lines(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

/** Path data of parallel upright lines, such as the joints between boards. */
export function uprights(
  from: number,
  to: number,
  pitch: number,
  ends: (x: number) => readonly [number, number],
) {
  const count = Math.round((to - from) / pitch) - 1
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + 1) * (to - from)) / (count + 1)
    const [top, bottom] = ends(x)
    return `M${short(x)} ${short(top)}V${short(bottom)}`
  }).join('')
}

/** Path data as an element of its own, whose class has its look. */
export const pathOf = (className: string, d: string, transform?: string): string =>
  `<path class="${className}" d="${d}"${transform === undefined ? '' : ` transform="${transform}"`}/>`
