import { pathOf } from '../points'

// One unit is one inch. The ground is at 0 and heights are negative: a top 6 ft up is at -72.

export const width = 162
export const height = 108

/** How much of the sky lies above the ground line; the rest is ground. */
const sky = 92

export const viewBox = `0 ${-sky} ${width} ${height}`

/** Posts stand 6 ft apart in every plate, and one bay more goes on past either edge. */
export const posts = [9, 81, 153]
const bay = 72
const bays = [-63, 9, 81, 153]

/**
 * The 6 ft mark, and a neighbor of 5 ft 8 in. behind the fence: both are the same in every plate. The lawn over there
 * hides the feet, of which a solid fence would show two gray stubs in the gap below it.
 */
export function scene(...parts: readonly string[]): string {
  return [
    pathOf('sky', `M0-${sky}h${width}V0H0z`),
    pathOf('mark', `M0-72h${width}`),
    pathOf('neighbor', neighbor, 'translate(117)'),
    pathOf('soil', `M0-3h${width}v3H0z`),
    ...parts,
    pathOf('soil', `M0 0h${width}v16H0z`),
    pathOf('earth', `M0 0h${width}`),
  ].join('')
}

const neighbor =
  'M0-68c3.2 0 4.3 2.5 4.1 5.2-.2 2-1 3.6-2 4.6v2.3c4 .9 6.6 1.5 7.4 4.9 1 5 1.6 11 1.9 17 .1 2.6 0 4.6-.6 6.4H8.6c-.4-6-1-11.5-2.2-17-.4 4-.6 7.6-.2 11.4C7-22 6.8-11 6.2-2L8.4 0H2L.4-29h-.8L-2 0h-6.4l2.2-2c-.6-9-.8-20 0-31.2.4-3.8.2-7.4-.2-11.4-1.2 5.5-1.8 11-2.2 17h-2.2c-.6-1.8-.7-3.8-.6-6.4.3-6 .9-12 1.9-17 .8-3.4 3.4-4 7.4-4.9v-2.3c-1-1-1.8-2.6-2-4.6C-4.3-65.5-3.2-68 0-68z'

/** Path data of something between two posts, in every bay. */
export function inBays(draw: (left: number, right: number) => string, postWidth = 0): string {
  return bays.map((left) => draw(left + postWidth / 2, left + bay - postWidth / 2)).join('')
}

/** The numbers from `from`, up to `to`, a `step` apart. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1.001) }, (_, index) => from + index * step)
}
