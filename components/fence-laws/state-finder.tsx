import { costKinds, costShort } from '@/content/model/fence-laws/say'
import { statePath, states } from '@/content/model/fence-laws/states'
import { factOf } from '@/content/model/fence-laws/cited-records'
import { Button } from '../kit/button'
import { tiles } from './tiles'
import styles from './state-finder.module.scss'

const size = 40
const gap = 3
/** Where no source tells who pays. */
const unknown = 'unknown'

/** A map of states drawn as tiles, and a field for a ZIP code. Both lead to the pages that the list below names. */
export function StateFinder() {
  return (
    <div className={styles.root}>
      {/* The list names every state: who goes by keys or by ear need not pass each of them twice. */}
      <svg
        className={styles.map}
        viewBox={`-2 -2 ${12 * size - gap + 4} ${8 * size - gap + 4}`}
        aria-hidden="true"
      >
        {states.map((state) => {
          const [column, row] = tiles[state.postal] ?? []
          if (column === undefined || row === undefined) return null
          const side = size - gap
          return (
            <a
              key={state.postal}
              href={statePath(state)}
              tabIndex={-1}
              data-cost={factOf(state, 'cost')?.value ?? unknown}
            >
              <title>{state.name}</title>
              <rect x={column * size} y={row * size} width={side} height={side} rx={4} />
              <text x={column * size + side / 2} y={row * size + side / 2}>
                {state.postal}
              </text>
            </a>
          )
        })}
      </svg>
      <div>
        <zip-finder data-script="/scripts/zip-finder.js" data-on="scroll" class={styles.finder}>
          <form>
            <label htmlFor="zip">Your ZIP code</label>
            <div>
              <input
                id="zip"
                name="zip"
                type="text"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={10}
              />
              <Button tone="filled" type="submit">
                Find my state
              </Button>
            </div>
          </form>
          <output htmlFor="zip" className={styles.found} />
          <noscript>
            <p>The field needs JavaScript, which is off in your browser. The map and the list need none.</p>
          </noscript>
          <p className={styles.failure} data-failure="" role="alert">
            The field does not work right now. The map and the list do.
          </p>
        </zip-finder>
        <ul className={styles.legend} aria-hidden="true">
          {[...costKinds, unknown].map((kind) => (
            <li key={kind} data-cost={kind}>
              <svg viewBox="-1 -1 18 18">
                <rect width="16" height="16" rx="3" />
              </svg>
              {costShort(kind)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
