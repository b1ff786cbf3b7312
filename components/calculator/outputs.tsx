import { Action } from './field'
import type { View } from './view'
import styles from './lists.module.scss'

/** What a reader takes along. */
export function Outputs({ view }: { view: View }) {
  const isOff = view.faults.length > 0
  return (
    <div className={styles.outputs}>
      <h3>Take it along</h3>
      <p className={styles.actions}>
        <Action act="print-list" isOff={isOff}>
          Print the list
        </Action>
        <Action act="print-permit" isOff={isOff}>
          Print a permit sketch
        </Action>
        <Action act="print-quote" isOff={isOff}>
          Print a quote sheet
        </Action>
        <Action act="prices">{view.prices ? 'Hide prices' : 'Enter prices'}</Action>
        <Action act="copy">Copy link</Action>
        <Action act="csv" isOff={isOff}>
          List as CSV
        </Action>
        <Action act="svg">Drawing as SVG</Action>
        <Action act="png">Drawing as PNG</Action>
        <Action act="days" isOff={isOff}>
          Days as .ics
        </Action>
      </p>
      <p className={styles.actions}>
        <label>
          Name of this plan <input type="text" data-plan-name="" maxLength={60} autoComplete="off" />
        </label>
        <Action act="keep">Keep on this device</Action>
        <Action act="export">Save as a file</Action>
        <label className={styles.file}>
          Open a file <input type="file" data-file="" accept=".json,application/json" />
        </label>
      </p>
      {view.kept.length > 0 && (
        <ul className={styles.kept} aria-label="Plans kept on this device">
          {view.kept.map(({ name }, index) => (
            <li key={name}>
              <Action act={`open-${index}`}>{name}</Action>
              <Action act={`delete-${index}`} label={`Delete ${name}`}>
                Delete
              </Action>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>Nothing leaves this device.</p>
    </div>
  )
}
