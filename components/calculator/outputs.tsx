import { Action } from './field'
import type { View } from './view'
import styles from './lists.module.scss'

/** What else a reader takes along. */
export function Outputs({ view }: { view: View }) {
  const isOff = view.faults.length > 0
  return (
    <details className={styles.outputs} open={view.kept.length > 0}>
      <summary>More: permit sketch, quotes, files, plans</summary>
      <p className={styles.actions}>
        <Action act="print-permit" isOff={isOff} text="Print a permit sketch" />
        <Action act="print-quote" isOff={isOff} text="Print a quote sheet" />
        <Action act="csv" isOff={isOff} text="List as CSV" />
        <Action act="svg" text="Drawing as SVG" />
        <Action act="days" isOff={isOff} text="Days as .ics" />
      </p>
      <p className={styles.actions}>
        <label>
          Name of this plan <input type="text" data-plan-name="" maxLength={60} />
        </label>
        <Action act="keep" text="Keep on this device" />
        <Action act="export" text="Save as a file" />
        <label className={styles.file}>
          Open a file <input type="file" data-file="" accept=".json,application/json" />
        </label>
      </p>
      {view.kept.length > 0 && (
        <ul className={styles.kept} aria-label="Kept plans">
          {view.kept.map(({ name }, index) => (
            <li key={name}>
              <Action act={`open-${index}`} text={name} />
              <Action act={`delete-${index}`} label={`Delete ${name}`} text="Delete" />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>Nothing leaves this device.</p>
    </details>
  )
}
