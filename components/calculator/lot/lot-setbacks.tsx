import { buttonClass } from '@/components/kit/button'
import clsx from 'clsx'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import styles from './lot-setbacks.module.scss'
import tools from './lot-tools.module.scss'

/** Measures how far the fence of the plan is from property line and house; worked by browser/lot-setbacks.element.ts. */
export function LotSetbacks() {
  return (
    <lot-setbacks
      id="fc-lot-setbacks"
      data-script="/scripts/lot-setbacks.js"
      data-example={planQuery(examplePlan)}
    >
      <details>
        <summary data-adjust="">How far is it from the property line and the house?</summary>
        <form className={styles.form} method="dialog" autoComplete="off">
          <label htmlFor="fc-lot-asked">Setback that your town asks for, if you know it</label>
          <div className={styles.row}>
            <input id="fc-lot-asked" type="text" placeholder="2 ft" aria-describedby="fc-lot-setbacks-said" />
            <button type="submit" className={buttonClass({ tone: 'filled' })} data-act="">
              Measure the plan
            </button>
          </div>
        </form>
        <noscript>
          <p>Measuring needs JavaScript, which is off in your browser.</p>
        </noscript>
        <p className={tools.failure} data-failure="" role="alert">
          The plan cannot be measured right now. Check your connection and press the button again.
        </p>
        <p
          id="fc-lot-setbacks-said"
          className={clsx(tools.said, styles.said)}
          data-part="said"
          role="status"
        />
        <div data-part="answer" hidden>
          <svg
            className={clsx(tools.drawing, styles.drawing)}
            data-part="drawing"
            role="img"
            aria-label="The fence, and the shortest way from each side to the property line and the house"
          >
            <path data-part="property" />
            <path data-part="house" />
            <path data-part="fence" />
            <path data-part="ways" />
            <path data-part="near" />
            <g data-part="numbers" />
          </svg>
          <ol className={styles.sides} data-part="sides" />
        </div>
      </details>
    </lot-setbacks>
  )
}
