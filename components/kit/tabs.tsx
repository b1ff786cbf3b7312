import type { ReactNode } from 'react'
import styles from './tabs.module.scss'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  /** Names the group of radio buttons; unique on the page. */
  name: string
  legend: string
  tabs: readonly Tab[]
}

/**
 * Tabs without script: a radio group, every panel in the HTML, the style sheet shows the chosen one. The
 * panel carries the id, so that /history#resources leads there; see chooseTab in delivery/browser/page.ts.
 * On paper all panels are shown.
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
