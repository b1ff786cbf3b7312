import { choices, fields, type ChoiceName, type FieldName } from '@/content/model/planner/plan-fields'
import { Empty } from './empty'
import styles from './fields.module.scss'

type NumberProps = {
  name: FieldName
  label: string
  /** What else to know about it. */
  hint?: string
  step?: number
}

/** A number, with its limits beside it. Lengths may have feet and inches, which a number field would refuse. */
export function NumberField({ name, label, hint, step }: NumberProps) {
  const { least, most, unit, start } = fields[name]
  const id = `plan-${name}-1`
  const limits = `${least} to ${most.toLocaleString('en-US')} ${unit}`.trim()
  const isLength = unit === 'ft'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={start}
        required
        aria-describedby={`${id}-hint ${id}-error`}
        {...(isLength
          ? { type: 'text', inputMode: 'decimal', maxLength: 20 }
          : { type: 'number', min: least, max: most, step: step ?? 1 })}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint ? `${limits}; ${hint}` : limits}
      </p>
      <Empty as="p" name="error" id={`${id}-error`} className={styles.error} />
    </div>
  )
}

type ChoiceProps<Name extends ChoiceName> = {
  name: Name
  label: string
  options: Readonly<Record<(typeof choices)[Name][number], string>>
}

export function ChoiceField<Name extends ChoiceName>({ name, label, options }: ChoiceProps<Name>) {
  const id = `plan-${name}-1`
  const values: readonly (typeof choices)[Name][number][] = choices[name]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} aria-describedby={`${id}-error`}>
        {values.map((value) => (
          <option key={value} value={value}>
            {options[value]}
          </option>
        ))}
      </select>
      <Empty as="p" name="error" id={`${id}-error`} className={styles.error} />
    </div>
  )
}

export function CheckField({ name, label }: { name: 'build' | 'kick'; label: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} /> {label}
    </label>
  )
}
