import { figure } from '@/content/model/planner/materials/parts'
import { Adjust } from './adjust'
import { Action } from './field'
import { FirstFields } from './first-fields'
import { HoleDrawing } from './hole-drawing'
import { CutList, ShoppingList, TapeMarks } from './lists'
import { Outputs } from './outputs'
import { PlanDrawing } from './plan-drawing'
import { SideDrawing } from './side-drawing'
import type { View } from './view'
import styles from './calculator.module.scss'

export const heading = { id: 'fc-fence', heading: 'Your fence' }

/** The whole calculator: React renders it at build time, the element's script from the first touch on. */
export function Calculator({ view }: { view: View }) {
  return (
    <div className={styles.root} data-sheet={view.sheet}>
      <h2 id={heading.id} className={styles.title}>
        {heading.heading}
      </h2>
      <div className={styles.fields}>
        <FirstFields view={view} />
      </div>
      <div className={styles.front}>
        <SideDrawing view={view} />
      </div>
      <div className={styles.shown}>
        <Numerals view={view} />
        <div className={styles.plot} data-picture={view.picture}>
          <PlanDrawing view={view} />
        </div>
        <Tools view={view} />
      </div>
      <div className={styles.rest}>
        <p className={styles.said} role="status">
          <span>{view.said}</span>
        </p>
        <HoleDrawing view={view} />
        <Adjust view={view} />
        <ShoppingList view={view} />
        <CutList view={view} />
        <TapeMarks view={view} />
        <Outputs view={view} />
      </div>
    </div>
  )
}

/** Always in view with the drawing. */
function Numerals({ view: { count } }: { view: View }) {
  return (
    <dl className={styles.numerals}>
      {count.numerals.map(({ count: number, name }) => (
        <div key={name}>
          <dt>{number === undefined ? `${name}: no frost depth` : name}</dt>
          <dd data-numeral={name}>{number === undefined ? '?' : figure(number)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What most readers want: to change the plan, and to take it along. */
function Tools({ view: { plan, canUndo, canRedo, side, faults } }: { view: View }) {
  return (
    <>
      <p className={styles.tools}>
        <Action act="undo" isOff={!canUndo} text="Undo" />
        <Action act="redo" isOff={!canRedo} text="Redo" />
        <Action act="add-side" text="Add a side" />
        <Action act={`add-gate-${side}`} text="Add a gate" />
        {plan.sides.length > 1 && <Action act="remove-corner" text="Remove corner" />}
        <Action act="reset" text="Start over" />
      </p>
      <p className={styles.tools}>
        <Action act="print-list" isOff={faults.length > 0} text="Print the list" />
        <Action act="copy" text="Copy link" />
        <Action act="png" text="Drawing as PNG" />
      </p>
    </>
  )
}
