import { buttonClass } from '../kit/button'
import { listId } from './list-id'
import { Empty } from './empty'
import { CheckField, ChoiceField, FrostField, NumberField } from './fields'
import styles from './planner.module.scss'
import sheet from './sheet.module.scss'

/**
 * A form that makes a shopping list. It is plain HTML; browser/fence-planner.element.ts, which the loader fetches when somebody
 * first touches it, counts. Without scripts the form says where the answers are.
 */
export function Planner() {
  return (
    <fence-planner data-script="/scripts/fence-planner.js" data-query="" class={styles.root}>
      <noscript>
        <p className={styles.fault}>
          This form needs JavaScript, which is off in your browser. The tables below answer without it.
        </p>
      </noscript>
      {/* Of the method `dialog`, a form outside a dialog does nothing when it is sent, but its controls become
          :user-valid or :user-invalid: by that its script, which may come later, knows that it was sent. */}
      <form id="plan-form" className={styles.form} method="dialog" action={`#${listId}`} autoComplete="off">
        <fieldset data-run="">
          <legend>Run 1</legend>
          <NumberField name="length" label="Length with gates" hint="such as 58 or 58 ft 6 in." />
          <NumberField name="gates" label="Gates in it" />
          <NumberField name="width" label="Opening of each gate" hint="two leaves above 5 ft" />
        </fieldset>
        <Empty as="div" name="more" className={styles.more} />
        <fieldset>
          <legend>Fence</legend>
          <ChoiceField
            name="join"
            label="How the runs meet"
            options={{ line: 'In a row', loop: 'Closed loop', apart: 'Apart' }}
          />
          <ChoiceField
            name="height"
            label="Height"
            options={{ 3: '3 ft', 4: '4 ft', 5: '5 ft', 6: '6 ft', 8: '8 ft, on 6×6 posts' }}
          />
          <ChoiceField
            name="spacing"
            label="Posts at most"
            options={{ 8: '8 ft apart', 6: '6 ft apart', 4: '4 ft apart' }}
          />
          <ChoiceField
            name="style"
            label="Style"
            options={{
              butted: 'Side by side',
              spaced: 'Spaced pickets',
              overlapped: 'Board-on-board',
              shadowbox: 'Shadowbox',
            }}
          />
          <ChoiceField name="board" label="Boards" options={{ 5.5: '1×6', 3.5: '1×4' }} />
          <NumberField name="gap" label="Gap of spaced pickets" step={0.125} />
        </fieldset>
        <fieldset>
          <legend>Holes and concrete</legend>
          <ChoiceField
            name="depth"
            label="Post in the ground"
            options={{ half: 'Half the height', third: 'A third, the least' }}
          />
          <FrostField />
          <NumberField name="frost" label="Frost depth" isOpen />
          <NumberField name="hole" label="Hole for a 4×4" step={0.5} />
          <NumberField name="bighole" label="Hole for a 6×6" step={0.5} />
          <NumberField name="gravel" label="Gravel below it" step={0.5} />
          <ChoiceField
            name="bag"
            label="Concrete in bags of"
            options={{ 80: '80 lb', 60: '60 lb', 50: '50 lb' }}
          />
          <NumberField name="spare" label="Spare" hint="in boards, screws, concrete, gravel" />
        </fieldset>
        <CheckField name="build" label="I build the gates from the same boards" />
        <CheckField name="kick" label="Add kickboards along the ground" />
        <p className={styles.submit}>
          <button type="submit" className={buttonClass({ tone: 'filled' })}>
            Make the list
          </button>
        </p>
      </form>
      <div id={listId} className={styles.list}>
        <p className={styles.wait} data-wait="" role="status">
          Making the list…
        </p>
        <p className={styles.fault} data-failure="" role="alert">
          The planner does not work right now. Check your connection and touch the form again, or use the
          tables below.{' '}
          <button type="submit" form="plan-form" formMethod="get">
            Load the page again
          </button>
        </p>
        <Empty as="p" name="status" className={styles.status} />
        <Empty as="div" name="sheet" className={sheet.root} />
      </div>
    </fence-planner>
  )
}
