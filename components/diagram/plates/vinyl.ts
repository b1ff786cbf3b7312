import { pathOf, short } from '../points'
import { inBays, scene, steps } from './scene'
import { box, cappedPosts, lattice, rails, wires } from './shapes'

const topAndFoot = rails([2, 8], [66, 72])

/** Boards that lock into each other leave a fine line at each joint. */
const joints = (low: number, high: number) =>
  inBays((left) => wires(steps(left + 8.2, left + 66, 6.2), low, high))

const spacedBoards = inBays((left) =>
  steps(left + 3.6, left + 65, 5)
    .map((x) => box(x, x + 3.7, 6, 68))
    .join(''),
)

// The tops of the pickets hang like a chain between the posts.
const swag = (x: number, left: number) => 35 + 7 * ((x - left - 36) / 36) ** 2
const pickets = inBays((left) =>
  steps(left + 7, left + 65, 5.8)
    .map((x) => `M${short(x - 1.5)}-3V${short(-swag(x, left))}l.6-1.4h1.8l.6 1.4V-3z`)
    .join(''),
)

const slats = inBays((left, right) => lattice(left, right, 57, 67.5, 5.2), 5)

export const vinyl = {
  'vinyl-privacy': scene(
    pathOf('vinyl', rails([6, 68])),
    pathOf('crease', joints(8, 66)),
    pathOf('vinyl', topAndFoot),
    pathOf('vinyl', cappedPosts(5, 73)),
  ),

  'vinyl-semi-privacy': scene(
    pathOf('vinyl', spacedBoards),
    pathOf('vinyl', topAndFoot),
    pathOf('vinyl', cappedPosts(5, 73)),
  ),

  'vinyl-picket': scene(
    pathOf('vinyl', rails([8, 11.5], [28, 31.5])),
    pathOf('vinyl', pickets),
    pathOf('vinyl', cappedPosts(4, 45)),
  ),

  'vinyl-ranch-rail': scene(
    pathOf('vinyl', rails([10, 15.5], [27, 32.5], [44, 49.5])),
    pathOf('vinyl', cappedPosts(5, 53)),
  ),

  'vinyl-lattice-top': scene(
    pathOf('vinylEdge', slats),
    pathOf('vinylSlats', slats),
    pathOf('vinyl', rails([6, 54])),
    pathOf('crease', joints(8, 52)),
    pathOf('vinyl', rails([2, 8], [51.5, 57], [67.5, 72])),
    pathOf('vinyl', cappedPosts(5, 73)),
  ),
}
