import { lines, short, type Point } from '../points'
import { posts, steps, width } from './scene'

// Path data. Heights are given upward from the ground, as on a job site.

/** A rectangle: an upright board, a post, a rail. */
export function box(left: number, right: number, low: number, high: number): string {
  return `M${short(left)} ${short(-low)}V${short(-high)}H${short(right)}V${short(-low)}z`
}

/** An upright of this width, around x. */
export function bar(x: number, size: number, low: number, high: number): string {
  return box(x - size / 2, x + size / 2, low, high)
}

/** Uprights of this width, around each x. */
export function bars(middles: readonly number[], size: number, low: number, high: number): string {
  return middles.map((x) => bar(x, size, low, high)).join('')
}

/** Rails from edge to edge, each from one height to another. */
export function rails(...heights: readonly (readonly [low: number, high: number])[]): string {
  return heights.map(([low, high]) => box(0, width, low, high)).join('')
}

/** A post from the ground up at each of the three places, under a cap: a flat pyramid on a plate. */
export function cappedPosts(size: number, high: number): string {
  const half = size / 2
  const brim = short(half + 0.7)
  return posts
    .map(
      (x) => `${bar(x, size, 0, high)}M${short(x - half - 0.7)} ${-high}v-1.3l${brim}-1.8 ${brim} 1.8v1.3z`,
    )
    .join('')
}

/** Lines at these heights. */
export function levels(heights: readonly number[], left = 0, right = width): string {
  return heights.map((high) => `M${left} ${short(-high)}H${right}`).join('')
}

/** Parallel uprights, each a line. */
export function wires(lefts: readonly number[], low: number, high: number): string {
  return lefts.map((x) => `M${short(x)} ${short(-low)}V${short(-high)}`).join('')
}

/** Slats or wires that cross at 45° inside a rectangle. */
export function lattice(left: number, right: number, low: number, high: number, pitch: number): string {
  const rise = high - low
  return steps(left - rise + pitch / 2, right, pitch)
    .map((x) => {
      const from: Point = [Math.max(x, left), -low - Math.max(left - x, 0)]
      const to: Point = [Math.min(x + rise, right), -high + Math.max(x + rise - right, 0)]
      // The second slat is the mirror of the first.
      const mirror = ([px, py]: Point): Point => [left + right - px, py]
      return lines([from, to]) + lines([mirror(from), mirror(to)])
    })
    .join('')
}

/** Boards side by side, 2 in. off the ground; `ear` is what is cut off their corners. */
export function boards(lefts: readonly number[], size: number, high: number, ear = 0): string {
  const flat = short(size - 2 * ear)
  return lefts
    .map((x) =>
      ear === 0
        ? box(x, x + size, 2, high)
        : `M${short(x)}-2V${short(ear - high)}l${ear}-${ear}h${flat}l${ear} ${ear}V-2z`,
    )
    .join('')
}

/** Boards that end in a point, 2 in. off the ground. */
export function pointed(lefts: readonly number[], size: number, high: number, point: number): string {
  const half = short(size / 2)
  return lefts
    .map((x) => `M${short(x)}-2V${short(point - high)}l${half}-${point} ${half} ${point}V-2z`)
    .join('')
}

/** An X of two boards between posts and rails. */
export function crossbuck(left: number, right: number, low: number, high: number, size: number): string {
  const slant = size * 1.07
  const up = `M${left} ${-low}V${short(-low - slant)}L${right} ${-high}V${short(slant - high)}z`
  const down = `M${left} ${-high}V${short(slant - high)}L${right} ${-low}V${short(-low - slant)}z`
  return up + down
}
