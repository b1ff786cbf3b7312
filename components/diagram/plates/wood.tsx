import { inBays, posts, Scene, steps } from './scene'
import { boards, box, cappedPosts, crossbuck, lattice, pointed, rails, wires } from './shapes'

export const picket = (
  <Scene>
    <path className="woodShade" d={rails([8, 11.5], [31, 34.5])} />
    <path className="wood" d={inBays((left) => pointed(steps(left + 4.25, left + 66, 6), 3.5, 42, 3.5))} />
    <path className="wood" d={cappedPosts(3.5, 43)} />
  </Scene>
)

// A split log: no two edges run parallel, and its ends taper into the posts.
const log = 'l9-2.8 16 .6 19-1 13 .8 15 1.8v2.6l-11 2.2-17-.8-18 1-14-.8-12-2z'

export const splitRail = (
  <Scene>
    {[10, 25, 40].map((high, row) => (
      <path
        key={high}
        className="log"
        d={inBays((left) => `M${left} ${-high}${log}M${left + 12} ${0.4 - high}l22-.8 21 1`)}
        transform={row === 1 ? `matrix(-1 0 0 1 162 0)` : undefined}
      />
    ))}
    <path
      className="log"
      d={posts
        .map((x) => `M${x - 3.2} 0l.4-24-.3-23.6 2.8-1.4 3.2.9.2 24.4.5 23.7zM${x + 0.6}-5l.3-18-.5-20`)
        .join('')}
    />
  </Scene>
)

export const ranchRail = (
  <Scene>
    <path className="woodShade" d={posts.map((x) => box(x - 2.75, x + 2.75, 0, 53)).join('')} />
    <path className="wood" d={[11, 27.5, 44].map((low) => box(0, 81, low, low + 5.5)).join('')} />
    <path className="wood" d={crossbuck(81, 153, 16.5, 44, 5.5)} />
    <path className="wood" d={[11, 44].map((low) => box(81, 162, low, low + 5.5)).join('')} />
    <path className="joint" d="M81-11v-5.5M81-44v-5.5M153-11v-5.5M153-44v-5.5" />
  </Scene>
)

export const stockade = (
  <Scene>
    <path className="wood" d={pointed(steps(-3, 160, 4), 4, 72, 4)} />
    <path className="nails" d="M-1-12h162M-1-36h162M-1-60h162" />
  </Scene>
)

// The second layer of both: 5½ in. boards that show 3½ in. between those of the first.
const layered = steps(-4.5, 160, 9)

export const boardOnBoard = (
  <Scene>
    <path className="woodShade" d={boards(steps(0, 162, 9), 5.5, 72, 1.2)} />
    <path className="wood" d={boards(layered, 5.5, 72, 1.2)} />
    <path className="shadow" d={wires(steps(1.6, 162, 9), 2, 71)} />
  </Scene>
)

export const shadowbox = (
  <Scene>
    <path className="woodDeep" d={boards(steps(0, 162, 9), 5.5, 72)} />
    <path className="woodShade" d={rails([8, 11.5], [34, 37.5], [60, 63.5])} />
    <path className="wood" d={boards(layered, 5.5, 72)} />
    <path className="shadow" d={wires(steps(1.8, 162, 9), 2, 72)} />
  </Scene>
)

export const latticeTop = (
  <Scene>
    <path className="slats" d={inBays((left, right) => lattice(left, right, 55, 69, 4.6), 3.5)} />
    <path className="wood" d={box(0, 162, 4, 54)} />
    <path className="joint" d={inBays((left) => wires(steps(left + 7, left + 66, 5.45), 4, 54))} />
    <path className="woodShade" d={rails([2, 5.5], [52, 55.5], [68.5, 72])} />
    <path className="wood" d={cappedPosts(3.5, 73)} />
  </Scene>
)

export const horizontalPlank = (
  <Scene>
    <path className="woodDeep" d={posts.map((x) => box(x - 1.75, x + 1.75, 0, 71)).join('')} />
    <path className="wood" d={rails(...steps(2, 68, 6.3).map((low) => [low, low + 5.5] as const))} />
    <path className="joint" d={wires(posts, 2, 71)} />
  </Scene>
)
