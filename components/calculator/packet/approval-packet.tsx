import { buttonClass } from '@/components/kit/button'
import clsx from 'clsx'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import tools from '../lot/lot-tools.module.scss'
import styles from './packet.module.scss'

export const heading = { id: 'fc-packet', heading: 'Ask for approval' }

/** Letter, plan and what else somebody wants to see before a fence is approved; worked by browser/approval-packet.element.ts. */
export function ApprovalPacket() {
  return (
    <section className={clsx(tools.root, styles.section)}>
      <h2 id={heading.id}>{heading.heading}</h2>
      <approval-packet
        class={styles.root}
        data-script="/scripts/approval-packet.js"
        data-rules="/data/planner.json"
        data-example={planQuery(examplePlan)}
      >
        <details>
          <summary data-adjust="">Print the packet: letter, plan to scale, front views, materials</summary>
          <p>
            Say who is asked, and the packet for the plan above has what{' '}
            <a href="/fence-laws/approval">they want to see</a>, a sheet for each. Nothing you type is sent
            anywhere. With property line, house and frost depth in the plan, it shows the distances and the
            hole, too. Fill in any blanks by hand.
          </p>
          <noscript>
            <p className={tools.failure}>
              The packet needs JavaScript, which is off in your browser. The{' '}
              <a href="/fence-laws/neighbor-letter">letter to the neighbor</a> prints without it.
            </p>
          </noscript>
          <p className={tools.failure} data-failure="" role="alert">
            The form did not arrive. Check your connection and open this again.
          </p>
          <form className={styles.form} method="dialog" autoComplete="off">
            <p id="fc-packet-fault" className={tools.fault} data-part="fault" role="alert" />
            <p>In the packet:</p>
            <ul data-part="sheets" />
            <button type="submit" className={buttonClass({ tone: 'filled' })} data-act="">
              Print the packet
            </button>
            <p>For one PDF, choose “Save as PDF” as the printer.</p>
            <p className={tools.said} data-part="said" role="status" />
          </form>
        </details>
      </approval-packet>
    </section>
  )
}
