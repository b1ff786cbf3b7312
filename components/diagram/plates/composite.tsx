import { inBays, posts, Scene, steps } from './scene'
import { bar, box, cappedPosts, levels, rails, wires } from './shapes'

export const compositePrivacy = (
  <Scene>
    <path className="composite" d={rails([3, 69])} />
    <path className="groove" d={inBays((left) => wires(steps(left + 7.8, left + 66, 5.6), 7, 67))} />
    <path className="composite" d={rails([2, 7], [67, 71.5])} />
    <path className="composite" d={cappedPosts(5, 72)} />
  </Scene>
)

export const compositeBoardOnBoard = (
  <Scene>
    <path className="compositeShade" d={rails([3, 70])} />
    <path
      className="composite"
      d={inBays((left) =>
        steps(left + 3.4, left + 66, 8.6)
          .map((x) => box(x, x + 5.2, 2, 71))
          .join(''),
      )}
    />
    <path className="groove" d={inBays((left) => wires(steps(left + 9, left + 64, 8.6), 2, 71))} />
    <path className="composite" d={cappedPosts(5, 72)} />
  </Scene>
)

export const compositeHorizontal = (
  <Scene>
    <path className="composite" d={rails(...steps(2.5, 67, 6.4).map((low) => [low, low + 5.2] as const))} />
    <path className="composite" d={cappedPosts(5, 72)} />
  </Scene>
)

export const compositeInfill = (
  <Scene>
    <path className="composite" d={inBays((left) => box(left + 3, left + 69, 4, 70))} />
    <path className="groove" d={inBays((left) => levels(steps(12.2, 66, 8.25), left + 4, left + 68))} />
    <path className="frame" d={inBays((left) => box(left + 3.6, left + 68.4, 4, 70))} />
    <path
      className="iron"
      d={posts.flatMap((x) => [11, 61].map((low) => box(x - 4, x + 4, low, low + 1.6))).join('')}
    />
    <path className="iron" d={posts.map((x) => bar(x, 3, 0, 73)).join('')} />
  </Scene>
)
