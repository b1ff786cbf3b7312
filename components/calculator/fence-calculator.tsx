import { Calculator, heading as fenceHeading } from './calculator'
import { heading as lotHeading, LotTools } from './lot/lot-tools'
import { ApprovalPacket, heading as packetHeading } from './packet/approval-packet'
import { heading as twoFencesHeading, TwoFences } from './two-fences'
import { exampleView } from './view'
// What its scripts add, which no component draws.
import './picture/picture.module.scss'
import './sheets.module.scss'
import styles from './calculator.module.scss'

/** In the order of the page. */
export const headings = [fenceHeading, lotHeading, packetHeading, twoFencesHeading]

/**
 * Drawn at build time with the worked example, so that the page shows a real plan on paper and without scripts. Its
 * script, which starts when somebody first touches it, draws the same components.
 */
export function FenceCalculator() {
  return (
    <>
      <fence-calculator
        data-script="/scripts/fence-calculator.js"
        data-late="/scripts/fence-calculator.late.js"
        data-kept="/scripts/kept-plans.late.js"
        data-query=""
        data-rules="/data/planner.json"
        class={styles.element}
      >
        <Calculator view={exampleView} />
      </fence-calculator>
      <noscript>
        <p className={styles.failure}>
          The fields need JavaScript, which is off in your browser. What you see is an example: 120 ft (37 m)
          of wood fence with a gate.
        </p>
      </noscript>
      <p className={styles.failure} data-failure="" role="alert">
        The calculator does not work right now. Check your connection and touch a field again.
      </p>
      <LotTools />
      <ApprovalPacket />
      <TwoFences />
    </>
  )
}
