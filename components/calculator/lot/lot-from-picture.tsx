import { buttonClass } from '@/components/kit/button'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import styles from './lot-from-picture.module.scss'
import tools from './lot-tools.module.scss'
import { modeNames, modes } from './trace-view'

/** Traces lot, house and fence from a picture into the plan; worked by browser/lot-from-picture.element.ts. */
export function LotFromPicture() {
  return (
    <lot-from-picture
      id="fc-lot-from-picture"
      data-script="/scripts/lot-from-picture.js"
      data-example={planQuery(examplePlan)}
    >
      <details>
        <summary data-adjust="">I have a survey, a plat or a picture of a map: trace it</summary>
        <p>
          Open the picture, say how long one line in it is, and tap the corners. The picture does not leave
          this device.
        </p>
        <div className={styles.source}>
          <label htmlFor="fc-lot-picture">The picture: JPEG, PNG, WebP or AVIF</label>
          <input
            id="fc-lot-picture"
            type="file"
            accept="image/*,application/pdf"
            aria-describedby="fc-lot-picture-fault"
          />
          <p className={tools.drop}>Or drop it here, or paste it.</p>
        </div>
        <noscript>
          <p>Tracing needs JavaScript, which is off in your browser.</p>
        </noscript>
        <p className={tools.failure} data-failure="" role="alert">
          Tracing does not work right now. Check your connection and choose the picture again.
        </p>
        <p id="fc-lot-picture-fault" className={tools.fault} data-part="fault" role="alert" />
        <Work />
      </details>
    </lot-from-picture>
  )
}

/** Shown once there is a picture. */
function Work() {
  return (
    <div className={styles.work} data-part="work" hidden>
      <fieldset className={styles.modes}>
        <legend>What your taps mark</legend>
        {modes.map((mode, index) => (
          <label key={mode}>
            <input type="radio" name="lot-mode" value={mode} defaultChecked={index === 0} />
            {modeNames[mode]}
          </label>
        ))}
      </fieldset>
      <p className={styles.hint} data-part="hint" role="status" />
      <div className={styles.source} data-part="known">
        <label htmlFor="fc-lot-known">The length between the two points, like 120 ft or 36.6 m</label>
        <input id="fc-lot-known" type="text" autoComplete="off" aria-describedby="fc-lot-checked" />
      </div>
      <p id="fc-lot-checked" data-part="checked" role="status" />
      <div className={styles.frame}>
        <div className={styles.sheet} data-part="sheet">
          <canvas data-part="picture" aria-hidden="true" />
          <svg
            data-part="marks"
            role="application"
            aria-label="The picture. Arrow keys move the cross, Enter sets a point, Backspace takes the last one away."
            tabIndex={0}
          />
        </div>
      </div>
      <p className={tools.actions}>
        {[
          ['larger', 'Larger'],
          ['smaller', 'Smaller'],
          ['turn', 'Turn'],
          ['back', 'Take back a point'],
        ].map(([name, text]) => (
          <button
            key={name}
            type="button"
            className={buttonClass({ tone: 'outline', size: 'small' })}
            data-part={name}
          >
            {text}
          </button>
        ))}
      </p>
      <ol className={tools.sides} data-part="sides" />
      <label className={tools.tick} data-part="closing">
        <input type="checkbox" data-part="closed" />
        The fence ends where it began
      </label>
      <p className={tools.actions}>
        <button type="button" className={buttonClass({ tone: 'filled' })} data-part="put">
          Put it into the plan
        </button>
      </p>
      <p className={tools.said} data-part="said" role="status" />
    </div>
  )
}
