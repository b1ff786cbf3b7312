import { costKinds, costShort } from '@/content/model/fence-laws/say'
import { states } from '@/content/model/fence-laws/states'
import { factOf } from '@/content/model/fence-laws/cited-records'
import { Button } from '../kit/button'
import { mapViewBox, StateTile } from './state-tile'
import styles from './state-finder.module.scss'

/** Where no source tells who pays. */
const unknown = 'unknown'

export const heading = { id: 'map', heading: 'Map and ZIP code' }

/** Lines and dots as on a printed map: who cannot tell its colors apart can tell these. */
const hatches = {
  'if-used': 'M-1 1l2-2M0 6l6-6M5 7l2-2',
  farm: 'M2 1.5v2M5 4.5v2',
  agreement: 'M0 1.5h6M0 4.5h6',
}

function Hatches() {
  return Object.entries(hatches).map(([kind, lines]) => (
    <pattern
      key={kind}
      id={`map-${kind}`}
      data-cost={kind}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
    >
      <path d={lines} />
    </pattern>
  ))
}

/** A map of states drawn as tiles, and a field for a ZIP code. Both lead to the pages that the list below names. */
export function StateFinder() {
  return (
    <section className={styles.root} id={heading.id}>
      <svg className={styles.map} viewBox={mapViewBox} aria-hidden="true">
        <Hatches />
        {states().map((state) => (
          <StateTile key={state.postal} state={state} data-cost={factOf(state, 'cost')?.value ?? unknown} />
        ))}
      </svg>
      <div>
        <zip-finder data-script="/scripts/zip-finder.js" data-on="scroll" class={styles.finder}>
          {/* Sent before the script is there, it would load the page again: delivery/browser/page.ts presses again. */}
          <form method="dialog">
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
              <Button tone="filled" type="submit" data-act="">
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
    </section>
  )
}
