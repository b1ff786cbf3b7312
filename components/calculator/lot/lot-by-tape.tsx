import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import answer from './lot-answer.module.scss'
import form from './lot-form.module.scss'
import styles from './lot-by-tape.module.scss'
import tools from './lot-tools.module.scss'

/** Sides and diagonals make a plan; browser/lot-by-tape.element.ts builds the form once somebody touches this. */
export function LotByTape() {
  return (
    <lot-by-tape
      id="fc-lot-by-tape"
      data-script="/scripts/lot-by-tape.js"
      data-example={planQuery(examplePlan)}
    >
      <details>
        <summary data-adjust="">My lot is not a rectangle: enter sides and diagonals</summary>
        <div className={styles.content}>
          <p>
            Number the corners as you walk around with the yard on your right. Enter each side, and the
            diagonals you could measure. One more than needed checks the others.{' '}
            <a href="/installation-maintenance/how-much/measure#triangles">How to measure them</a>. Nothing
            you type is sent anywhere.
          </p>
          <noscript>
            <p className={tools.failure}>
              The fields need JavaScript, which is off in your browser. On paper, a compass set to each length
              draws the same plan.
            </p>
          </noscript>
          <p className={tools.failure} data-failure="" role="alert">
            The fields did not arrive. Check your connection and open this again.
          </p>
          <form className={form.form} method="dialog" autoComplete="off" />
          <p className={styles.verdict} role="status" data-verdict="" />
          <div className={answer.answer} data-answer="" />
        </div>
      </details>
      <div className={styles.told} data-told="">
        <p role="status" />
      </div>
    </lot-by-tape>
  )
}
