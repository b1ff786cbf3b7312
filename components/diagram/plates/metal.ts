import { pathOf, short } from '../points'
import { inBays, posts, scene, steps } from './scene'
import { bar, bars, cappedPosts, lattice, levels, rails, wires } from './shapes'

/** The point of a picket: a leaf on the bar's end. */
const spear = (x: number, high: number, half: number, long: number) =>
  `M${short(x)} ${-high}l${half}-${short(long * 0.35)}-${half}-${short(long * 0.65)}-${half} ${short(long * 0.65)}z`

/** An S of flat bar, rolled up at both ends; with `turn` -1 its mirror image. */
function scroll(x: number, y: number, turn: 1 | -1): string {
  const arc = (radius: number, sweep: boolean, dx: number) =>
    `a${radius} ${radius} 0 0 ${sweep === turn > 0 ? 1 : 0} ${dx * turn} 0`
  const top = arc(1.5, false, -3) + arc(2.5, false, 5) + arc(3.6, false, -7.2)
  const foot = arc(3.6, true, -7.2) + arc(2.5, true, 5) + arc(1.5, true, -3)
  return `M${short(x)} ${y}${top}c0 11 ${7.2 * turn} 11 ${7.2 * turn} 22.4${foot}`
}

// Forged: bars run through punched rails and end in beaten points, with bent scrolls between them.
const outer = [6, 12, 18, 24, 48, 54, 60, 66]
const inner = [30, 36, 42]
const forged = (left: number) =>
  [
    ...outer.map((x) => bar(left + x, 1.1, 2, 50) + spear(left + x, 50, 1.4, 5)),
    ...inner.map((x) => bar(left + x, 1.1, 36, 54) + spear(left + x, 54, 1.4, 5)),
  ].join('')

// Poured: balusters that swell, pointed arches, rings and lilies, all alike because they come from one mold.
const lily =
  'c-1.5-1.6-1.6-3.6 0-6.2 1.6 2.6 1.5 4.6 0 6.2zm-.8-.6c-.6-2-2.4-2.6-2.4-1.2m4 1.2c.6-2 2.4-2.6 2.4-1.2'
const baluster = 'h.7l.2-9 1-2-1-2-.2-8h-1.4l-.2 8-1 2 1 2 .2 9z'
const newel =
  'h4v-3h-.8v-4h-1v-30h1.2v-3h-1.4c1.4-1.2 1.4-2.4.4-3.6 2-2.2.8-5.2-1.4-6l-1-2.4-1 2.4c-2.2.8-3.4 3.8-1.4 6-1 1.2-1 2.4.4 3.6h-1.4v3h1.2v30h-1v4h-.8v3z'
const cast = (x: number) => `M${x}-6${baluster}M${x}-34.5${lily}`
const arch = (x: number) =>
  `M${x}-25c0-3.6 1-5 3-6.2 2 1.2 3 2.6 3 6.2M${x + 1.6}-11a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0`

/** The same shape at equal distances in every bay, from one place behind its post to another. */
const repeated = (from: number, to: number, pitch: number, shape: (x: number) => string) =>
  inBays((left) =>
    steps(left + from, left + to, pitch)
      .map(shape)
      .join(''),
  )

export const metal = {
  'wrought-iron': scene(
    pathOf('iron', rails([5, 6.4], [36, 37.4], [45, 46.4])),
    pathOf('iron', inBays(forged)),
    pathOf('scroll', [45, 117].map((x) => scroll(x - 2.2, -32.4, 1) + scroll(x + 2.2, -32.4, -1)).join('')),
    pathOf('iron', posts.map((x) => bar(x, 2.4, 0, 54) + spear(x, 54, 2, 8)).join('')),
  ),

  'cast-iron': scene(
    pathOf('iron', rails([3, 6], [31.5, 34.5])),
    pathOf('iron', repeated(6, 66, 6, cast)),
    pathOf('scroll', repeated(0, 66, 6, arch)),
    pathOf('iron', posts.map((x) => `M${x} 0${newel}`).join('')),
  ),

  'ornamental-steel': scene(
    pathOf('iron', rails([6, 7.5], [57, 58.5], [65, 66.5])),
    pathOf(
      'iron',
      repeated(4.8, 68, 4.8, (x) => bar(x, 1, 3, 68) + spear(x, 68, 1, 4)),
    ),
    pathOf('iron', cappedPosts(2.5, 72)),
  ),

  aluminum: scene(
    pathOf('aluminum', rails([5, 6.2], [46, 47.2], [52.6, 54])),
    pathOf(
      'aluminum',
      repeated(4.5, 68, 4.5, (x) => bar(x, 0.7, 5, 54)),
    ),
    pathOf('aluminum', cappedPosts(2, 55)),
  ),

  'chain-link': scene(
    pathOf('wire', lattice(0, 162, 2, 59, 4.6)),
    pathOf('strand', levels([2])),
    pathOf('pipe', bars(posts, 2.2, 0, 58)),
    pathOf('pipe', rails([58.4, 60.2])),
    pathOf('pipe', posts.map((x) => `M${x - 1.6}-57v-3c0-3 3.2-3 3.2 0v3z`).join('')),
  ),

  'welded-wire': scene(
    pathOf('wire', wires(steps(0, 162, 3), 1, 49) + levels(steps(1, 49, 6))),
    pathOf('tee', bars(posts, 1.6, 0, 54)),
    pathOf('tip', bars(posts, 1.6, 49, 54)),
  ),
}
