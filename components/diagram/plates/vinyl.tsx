import { short } from '../points'
import { inBays, Scene, steps } from './scene'
import { box, cappedPosts, lattice, rails, wires } from './shapes'

const topAndFoot = rails([2, 8], [66, 72])

/** Boards that lock into each other leave a fine line at each joint. */
const joints = (low: number, high: number) =>
  inBays((left) => wires(steps(left + 8.2, left + 66, 6.2), low, high))

export const vinylPrivacy = (
  <Scene>
    <path className="vinyl" d={rails([6, 68])} />
    <path className="crease" d={joints(8, 66)} />
    <path className="vinyl" d={topAndFoot} />
    <path className="vinyl" d={cappedPosts(5, 73)} />
  </Scene>
)

export const vinylSemiPrivacy = (
  <Scene>
    <path
      className="vinyl"
      d={inBays((left) =>
        steps(left + 3.6, left + 65, 5)
          .map((x) => box(x, x + 3.7, 6, 68))
          .join(''),
      )}
    />
    <path className="vinyl" d={topAndFoot} />
    <path className="vinyl" d={cappedPosts(5, 73)} />
  </Scene>
)

// The tops of the pickets hang like a chain between the posts.
const swag = (x: number, left: number) => 35 + 7 * ((x - left - 36) / 36) ** 2

export const vinylPicket = (
  <Scene>
    <path className="vinyl" d={rails([8, 11.5], [28, 31.5])} />
    <path
      className="vinyl"
      d={inBays((left) =>
        steps(left + 7, left + 65, 5.8)
          .map((x) => {
            const high = swag(x, left)
            return `M${short(x - 1.5)}-3V${short(-high)}l.6-1.4h1.8l.6 1.4V-3z`
          })
          .join(''),
      )}
    />
    <path className="vinyl" d={cappedPosts(4, 45)} />
  </Scene>
)

export const vinylRanchRail = (
  <Scene>
    <path className="vinyl" d={rails([10, 15.5], [27, 32.5], [44, 49.5])} />
    <path className="vinyl" d={cappedPosts(5, 53)} />
  </Scene>
)

const slats = inBays((left, right) => lattice(left, right, 57, 67.5, 5.2), 5)

export const vinylLatticeTop = (
  <Scene>
    <path className="vinylEdge" d={slats} />
    <path className="vinylSlats" d={slats} />
    <path className="vinyl" d={rails([6, 54])} />
    <path className="crease" d={joints(8, 52)} />
    <path className="vinyl" d={rails([2, 8], [51.5, 57], [67.5, 72])} />
    <path className="vinyl" d={cappedPosts(5, 73)} />
  </Scene>
)
