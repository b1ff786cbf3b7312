import type { ReactNode } from 'react'
import styles from './tabs.module.scss'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  /** Names the group of radio buttons; unique on the page. */
  name: string
  legend: string
  tabs: readonly Tab[]
}

/**
 * Tabs without script: a radio group, with every panel in the HTML. The style sheet shows the chosen one, and all in
 * print. The panels have ids, so that /history#resources leads to one: see chooseTab in delivery/browser/page.ts.
 */
export function Tabs({ name, legend, tabs }: Props) {
  return (
    <div className={styles.root}>
      <fieldset className={styles.list}>
        <legend>{legend}</legend>
        {tabs.map(({ id, label }, index) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              id={`${name}-${id}`}
              defaultChecked={index === 0}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, panel }) => (
        <div key={id} className={styles.panel} id={id} data-tab={`${name}-${id}`}>
          {panel}
        </div>
      ))}
    </div>
  )
}
