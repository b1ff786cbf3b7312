import clsx from 'clsx'
import { atAGlance, frostDepths } from '@/content/model/fence-laws/at-a-glance'
import { neighborsOf } from '@/content/model/fence-laws/neighbors'
import { notEstablished } from '@/content/model/fence-laws/say'
import type { State } from '@/content/model/fence-laws/schema'
import { statePath } from '@/content/model/fence-laws/states'
import { bindNumbers } from '@/content/model/text/typography'
import { FrostPost } from './frost-post'
import styles from './state-plate.module.scss'
import { mapViewBox, otherSquares, StateTile } from './state-tile'

type Props = { state: State }

/** What a state's records say at a glance: where it lies, four answers, and a post as deep as its frost. */
export function StatePlate({ state }: Props) {
  const neighbors = neighborsOf(state)
  const depths = frostDepths(state)
  return (
    <figure
      className={clsx(styles.root, depths.length === 0 && styles.postless)}
      aria-label={`${state.name} at a glance`}
    >
      <dl>
        {atAGlance(state).map(({ question, answer, section }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={clsx(!answer && styles.unknown)}>
              {answer ? <a href={`#${section}`}>{bindNumbers(answer)}</a> : notEstablished}
            </dd>
          </div>
        ))}
      </dl>
      <TileMap state={state} neighbors={neighbors} />
      {depths.length > 0 && <FrostPost depths={depths} />}
      {neighbors.length > 0 && (
        <p>
          Next door:{' '}
          {neighbors.map((neighbor) => (
            <a key={neighbor.postal} href={statePath(neighbor)}>
              {neighbor.name}
            </a>
          ))}
        </p>
      )}
    </figure>
  )
}

/** All states as tiles: its own in timber, its neighbors outlined and linked. */
function TileMap({ state, neighbors }: Props & { neighbors: readonly State[] }) {
  return (
    <svg className={styles.map} viewBox={mapViewBox} aria-hidden="true">
      <path d={otherSquares([state, ...neighbors])} />
      {neighbors.map((neighbor) => (
        <StateTile key={neighbor.postal} state={neighbor} />
      ))}
      <StateTile state={state} data-own />
    </svg>
  )
}
