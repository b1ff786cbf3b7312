import { pathOf } from '../points'
import { inBays, posts, scene, steps } from './scene'
import { bars, boards, box, cappedPosts, levels, rails, wires } from './shapes'

const grooves = (...[from, to, pitch, low, high]: readonly [number, number, number, number, number]) =>
  pathOf(
    'groove',
    inBays((left) => wires(steps(left + from, left + to, pitch), low, high)),
  )

export const composite = {
  'composite-privacy': scene(
    pathOf('composite', rails([3, 69])),
    grooves(7.8, 66, 5.6, 7, 67),
    pathOf('composite', rails([2, 7], [67, 71.5])),
    pathOf('composite', cappedPosts(5, 72)),
  ),

  'composite-board-on-board': scene(
    pathOf('compositeShade', rails([3, 70])),
    pathOf(
      'composite',
      inBays((left) => boards(steps(left + 3.4, left + 66, 8.6), 5.2, 71)),
    ),
    grooves(9, 64, 8.6, 2, 71),
    pathOf('composite', cappedPosts(5, 72)),
  ),

  'composite-horizontal': scene(
    pathOf('composite', rails(...steps(2.5, 67, 6.4).map((low) => [low, low + 5.2] as const))),
    pathOf('composite', cappedPosts(5, 72)),
  ),

  'composite-infill': scene(
    pathOf(
      'composite',
      inBays((left) => box(left + 3, left + 69, 4, 70)),
    ),
    pathOf(
      'groove',
      inBays((left) => levels(steps(12.2, 66, 8.25), left + 4, left + 68)),
    ),
    pathOf(
      'frame',
      inBays((left) => box(left + 3.6, left + 68.4, 4, 70)),
    ),
    pathOf('iron', posts.flatMap((x) => [11, 61].map((low) => box(x - 4, x + 4, low, low + 1.6))).join('')),
    pathOf('iron', bars(posts, 3, 0, 73)),
  ),
}
