import type { ReactNode } from 'react'
import panels from './tab-panels.module.scss'
import styles from './tabs.module.scss'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  /** Names the group of radio buttons; unique on the page. */
  name: string
  legend: string
  tabs: readonly Tab[]
}

/**
 * The browser's find looks into a panel that is hidden "until-found". React 19.3 writes `hidden` without its value; in other
 * letters it writes it as it is, of which its development build would warn.
 */
const untilFound = process.env.NODE_ENV === 'production' ? { HIDDEN: 'until-found' } : { hidden: true }

/**
 * Tabs without script: a radio group, with every panel in the HTML. The style sheet shows the chosen one, and all in
 * print. browser/tabs.element.ts chooses the one in which the browser has found something. The panels have ids, so that /history#resources leads to one: see onNavigation in delivery/browser/page.ts.
 *
 * The form is there to say autocomplete="off", which a radio button cannot: Firefox would choose the tab of the last
 * visit again. Outside a dialog its method sends nothing anywhere.
 */
export function Tabs({ name, legend, tabs }: Props) {
  return (
    <div className={panels.root} data-script="/scripts/tabs.js" data-on="scroll">
      <form autoComplete="off" method="dialog">
        <fieldset className={styles.list}>
          <legend>{legend}</legend>
          {tabs.map(({ id, label }, index) => (
            <label key={id}>
              <input type="radio" name={name} id={`${name}-${id}`} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </form>
      {tabs.map(({ id, panel }) => (
        <div key={id} className={panels.panel} id={id} data-tab={`${name}-${id}`} {...untilFound}>
          {panel}
        </div>
      ))}
    </div>
  )
}
