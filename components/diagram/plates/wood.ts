import { pathOf } from '../points'
import { inBays, posts, scene, steps } from './scene'
import { bars, boards, box, cappedPosts, crossbuck, lattice, pointed, rails, wires } from './shapes'

// A split log: no two edges run parallel, and its ends taper into the posts.
const log = 'l9-2.8 16 .6 19-1 13 .8 15 1.8v2.6l-11 2.2-17-.8-18 1-14-.8-12-2z'
const logs = (high: number) =>
  inBays((left) => `M${left} ${-high}${log}M${left + 12} ${0.4 - high}l22-.8 21 1`)
const splitPost = (x: number) =>
  `M${x - 3.2} 0l.4-24-.3-23.6 2.8-1.4 3.2.9.2 24.4.5 23.7zM${x + 0.6}-5l.3-18-.5-20`

// The second layer of board-on-board and shadowbox: 5½ in. boards that show 3½ in. between those of the first.
const layered = steps(-4.5, 160, 9)

export const wood = {
  picket: scene(
    pathOf('woodShade', rails([8, 11.5], [31, 34.5])),
    pathOf(
      'wood',
      inBays((left) => pointed(steps(left + 4.25, left + 66, 6), 3.5, 42, 3.5)),
    ),
    pathOf('wood', cappedPosts(3.5, 43)),
  ),

  'split-rail': scene(
    pathOf('log', logs(10)),
    pathOf('log', logs(25), 'matrix(-1 0 0 1 162 0)'),
    pathOf('log', logs(40)),
    pathOf('log', posts.map(splitPost).join('')),
  ),

  'ranch-rail': scene(
    pathOf('woodShade', bars(posts, 5.5, 0, 53)),
    pathOf('wood', [11, 27.5, 44].map((low) => box(0, 81, low, low + 5.5)).join('')),
    pathOf('wood', crossbuck(81, 153, 16.5, 44, 5.5)),
    pathOf('wood', [11, 44].map((low) => box(81, 162, low, low + 5.5)).join('')),
    pathOf('joint', 'M81-11v-5.5M81-44v-5.5M153-11v-5.5M153-44v-5.5'),
  ),

  stockade: scene(
    pathOf('wood', pointed(steps(-3, 160, 4), 4, 72, 4)),
    pathOf('nails', 'M-1-12h162M-1-36h162M-1-60h162'),
  ),

  'board-on-board': scene(
    pathOf('woodShade', boards(steps(0, 162, 9), 5.5, 72, 1.2)),
    pathOf('wood', boards(layered, 5.5, 72, 1.2)),
    pathOf('shadow', wires(steps(1.6, 162, 9), 2, 71)),
  ),

  shadowbox: scene(
    pathOf('woodDeep', boards(steps(0, 162, 9), 5.5, 72)),
    pathOf('woodShade', rails([8, 11.5], [34, 37.5], [60, 63.5])),
    pathOf('wood', boards(layered, 5.5, 72)),
    pathOf('shadow', wires(steps(1.8, 162, 9), 2, 72)),
  ),

  'lattice-top': scene(
    pathOf(
      'slats',
      inBays((left, right) => lattice(left, right, 55, 69, 4.6), 3.5),
    ),
    pathOf('wood', box(0, 162, 4, 54)),
    pathOf(
      'joint',
      inBays((left) => wires(steps(left + 7, left + 66, 5.45), 4, 54)),
    ),
    pathOf('woodShade', rails([2, 5.5], [52, 55.5], [68.5, 72])),
    pathOf('wood', cappedPosts(3.5, 73)),
  ),

  'horizontal-plank': scene(
    pathOf('woodDeep', bars(posts, 3.5, 0, 71)),
    pathOf('wood', rails(...steps(2, 68, 6.3).map((low) => [low, low + 5.5] as const))),
    pathOf('joint', wires(posts, 2, 71)),
  ),
}
