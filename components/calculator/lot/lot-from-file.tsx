import { buttonClass } from '@/components/kit/button'
import clsx from 'clsx'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import styles from './lot-from-file.module.scss'
import tools from './lot-tools.module.scss'

/** Puts a lot under the plan that the county gives away as a file; worked by browser/lot-from-file.element.ts. */
export function LotFromFile() {
  return (
    <lot-from-file data-script="/scripts/lot-from-file.js" data-example={planQuery(examplePlan)}>
      <details>
        <summary data-adjust="">I have the lot as a file from the county (GeoJSON, KML)</summary>
        <p>
          Many counties let you download your lot from their map. Choose that file, and its outline becomes
          the property line of your plan. The file does not leave this device.
        </p>
        <Source />
        <noscript>
          <p>Reading the file needs JavaScript, which is off in your browser.</p>
        </noscript>
        <p className={tools.failure} data-failure="" role="alert">
          The file cannot be read right now. Check your connection and choose it again.
        </p>
        <p id="fc-lot-fault" className={tools.fault} data-part="fault" role="alert" />
        <Answer />
      </details>
    </lot-from-file>
  )
}

/** No `accept`: phones would gray out what they do not know, and nobody would be told what to do with a shapefile. */
function Source() {
  return (
    <form className={styles.source} method="dialog" autoComplete="off">
      <div className={tools.field}>
        <label htmlFor="fc-lot-file">The file: GeoJSON, KML or KMZ</label>
        <input id="fc-lot-file" type="file" aria-describedby="fc-lot-fault" />
        <p className={tools.drop}>Or drop it here.</p>
      </div>
      <div className={tools.field}>
        <label htmlFor="fc-lot-text">Or paste its text</label>
        <textarea id="fc-lot-text" rows={3} spellCheck={false} aria-describedby="fc-lot-fault" />
        <button type="submit" className={buttonClass({ tone: 'outline', size: 'small' })} data-act="">
          Read the text
        </button>
      </div>
    </form>
  )
}

/** Shown once there is a lot. */
function Answer() {
  return (
    <div className={styles.answer} data-part="answer" hidden>
      <p className={styles.name} data-part="name" />
      <div className={tools.field} data-part="choice" hidden>
        <label htmlFor="fc-lot-choice">Several areas are in it. Which is your lot?</label>
        <select id="fc-lot-choice" autoComplete="off" />
      </div>
      <div className={tools.field} data-part="buildings" hidden>
        <label htmlFor="fc-lot-house">Areas lie on this lot. Is one of them the house?</label>
        <select id="fc-lot-house" autoComplete="off" />
      </div>
      <div className={styles.lot} data-part="lot">
        <svg
          className={clsx(tools.drawing, styles.drawing)}
          data-part="drawing"
          role="img"
          aria-label="The lot, its sides numbered"
        >
          <path data-part="outline" />
          <path className={styles.walls} data-part="walls" />
          <g data-part="numbers" />
          <g className={styles.north} data-part="north">
            <path d="M0 20V-18M-6 -8 0 -20 6 -8" />
            <text y="40">N</text>
          </g>
        </svg>
        <div className={styles.words}>
          <label className={tools.tick}>
            <input type="checkbox" data-part="level" />
            Turn it so that the longest side is level
          </label>
          <p data-part="area" />
          <ol className={tools.sides} data-part="sides" />
          <ul data-part="notes" />
          <p>
            A county’s map is drawn for taxes, and is no survey. Look for{' '}
            <a href="/installation-maintenance/before-you-dig#property-line">the pins</a>, and{' '}
            <a href="/installation-maintenance/how-much/measure#maps">measure</a> before you build.
          </p>
          <p className={tools.actions}>
            <button type="button" className={buttonClass({ tone: 'filled' })} data-act="line">
              Use it as my property line
            </button>
            <button type="button" className={buttonClass({ tone: 'outline' })} data-act="fence">
              Fence all of it
            </button>
          </p>
          <p className={tools.said} data-part="said" role="status" />
        </div>
      </div>
    </div>
  )
}
