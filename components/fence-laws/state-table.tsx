import { factOf } from '@/content/model/fence-laws/cited-records'
import { costKinds, costShort, depthText, spanText } from '@/content/model/fence-laws/say'
import type { State } from '@/content/model/fence-laws/schema'
import { statePath, states } from '@/content/model/fence-laws/states'
import { bindNumbers } from '@/content/model/text/typography'
import { ColumnName } from '../kit/column-name'
import { Heading } from '../kit/heading'
import styles from './state-table.module.scss'

export const heading = { id: 'states', heading: 'All states side by side' }

/** Every state with its four answers. Radio buttons show those of one kind alone, without any script. */
export function StateTable() {
  return (
    <section className={styles.root}>
      <Heading level={2} id={heading.id} text={heading.heading} />
      <fieldset>
        <legend>Who pays for a fence on the line?</legend>
        {['all', ...costKinds].map((kind) => (
          <label key={kind}>
            <input type="radio" name="who-pays" value={kind} defaultChecked={kind === 'all'} />
            {kind === 'all' ? 'All states' : costShort(kind)}
          </label>
        ))}
      </fieldset>
      {/* Laid out as cards, a table is none to some browsers’ screen readers, unless it says so. */}
      <table aria-labelledby={heading.id} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['State', 'Who pays', 'After 811, wait', 'Line moves after', 'Frost'].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {states().map((state) => (
            <Row key={state.postal} state={state} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ state }: { state: State }) {
  const [cost, notice, adverse] = (['cost', 'dig-notice', 'adverse'] as const).map((topic) =>
    factOf(state, topic),
  )
  const depths = state.records.filter(({ topic }) => topic === 'frost')
  return (
    <tr role="row" className={styles.row} data-cost={cost?.value}>
      <th scope="row" role="rowheader">
        <a href={statePath(state)} data-state={state.postal}>
          {state.name}
        </a>
      </th>
      <td role="cell">
        <ColumnName name="Who pays:" />
        {costShort(cost?.value)}
      </td>
      <td role="cell">
        <ColumnName name="811 wait:" />
        {notice ? spanText(notice) : '—'}
      </td>
      <td role="cell">
        <ColumnName name="Line moves:" />
        {adverse ? spanText(adverse) : '—'}
      </td>
      <td role="cell">
        <ColumnName name="Frost:" />
        {depths.length > 0 ? bindNumbers(depthText(depths)) : '—'}
      </td>
    </tr>
  )
}
