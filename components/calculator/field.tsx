import type { ReactNode } from 'react'
import { bound } from './say'
import { faultAt, type View } from './view'
import styles from './fields.module.scss'

type Common = { view: View; name: string; label: string; says?: string | undefined }

function Shell({ view, name, label, says, children }: Common & { children: ReactNode }) {
  const fault = faultAt(view, name)
  return (
    <div className={styles.field}>
      <label htmlFor={`fc-${name}`}>{label}</label>
      {children}
      {says && (
        <p id={`fc-${name}-says`} className={styles.says}>
          {bound(says)}
        </p>
      )}
      <p id={`fc-${name}-fault`} className={styles.fault} data-fault={name}>
        {fault}
      </p>
    </div>
  )
}

const described = (name: string, says: string | undefined) =>
  says === undefined ? `fc-${name}-fault` : `fc-${name}-says fc-${name}-fault`

/** A length or a number, as text: feet and inches, meters and fractions may all be typed. */
export function TextField({ view, name, label, says, value }: Common & { value: string }) {
  return (
    <Shell {...{ view, name, label, says }}>
      <input
        id={`fc-${name}`}
        data-field={name}
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={24}
        defaultValue={view.drafts[name] ?? value}
        aria-invalid={faultAt(view, name) === undefined ? undefined : 'true'}
        aria-describedby={described(name, says)}
      />
    </Shell>
  )
}

export type Option = readonly [value: string, label: string]

type ChoiceProps = Common & { value: string; options: readonly Option[] }

export function ChoiceField({ view, name, label, says, value, options }: ChoiceProps) {
  return (
    <Shell {...{ view, name, label, says }}>
      <select
        id={`fc-${name}`}
        data-field={name}
        autoComplete="off"
        defaultValue={value}
        data-value={value}
        aria-invalid={faultAt(view, name) === undefined ? undefined : 'true'}
        aria-describedby={described(name, says)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Shell>
  )
}

/** The fields of a view: what is typed, and what is chosen. */
export const fieldsOf = (view: View) => ({
  text: (name: string, label: string, value: string, says?: string) => (
    <TextField {...{ view, name, label, value, says }} />
  ),
  choice: (name: string, label: string, value: string, options: readonly Option[], says?: string) => (
    <ChoiceField {...{ view, name, label, value, options, says }} />
  ),
})

type Outline = 'house' | 'property'

/** What a button asks for: browser/actions.ts has a case for each. */
export type Act =
  | 'undo'
  | 'redo'
  | 'reset'
  | `choose-${number}`
  | 'add-side'
  | `add-gate-${number}`
  | `add-${Outline}`
  | 'remove-corner'
  | `remove-gate-${number}-${number}`
  | `remove-${Outline}`
  | `print-${'list' | 'permit' | 'quote'}`
  | 'prices'
  | 'csv'
  | 'svg'
  | 'png'
  | 'days'
  | 'keep'
  | 'export'
  | `${'open' | 'delete'}-${number}`
  | 'copy'

type ActionProps = { act: Act; text: string; isOff?: boolean; label?: string }

/** A button whose click the element's script answers. One that is off stays where the focus can find it. */
export function Action({ act, text, isOff = false, label }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-act={act}
      aria-disabled={isOff ? 'true' : undefined}
      aria-label={label}
    >
      <span>{text}</span>
    </button>
  )
}
