import { choices, fields, type ChoiceName, type FieldName } from '@/content/model/planner/plan-fields'
import { SmartLink } from '../kit/smart-link'
import { Empty } from './empty'
import { frostPlaces } from './frost-places'
import styles from './fields.module.scss'

type NumberProps = {
  name: FieldName
  label: string
  /** What else to know about it. */
  hint?: string
  step?: number
  /** Whether it starts empty and may stay so. */
  isOpen?: boolean
}

/** A number, with its limits beside it. Lengths may have feet and inches, which a number field would refuse. */
export function NumberField({ name, label, hint, step, isOpen = false }: NumberProps) {
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
        defaultValue={isOpen ? '' : start}
        required={!isOpen}
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

/** Writes the depth of a place into the field of the frost depth: see browser/join-frost.ts. */
export function FrostField() {
  const id = 'plan-place-1'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your frost line</label>
      <select id={id} data-frost="" aria-describedby={`${id}-hint`}>
        <option value="">Choose a place</option>
        <option value="0">The ground does not freeze here</option>
        {frostPlaces.map(({ place, inches }) => (
          <option key={place} value={inches}>{`${place}: ${inches} in.`}</option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        <SmartLink href="/installation-maintenance/before-you-dig#frost-depth">
          Frost lines and their sources
        </SmartLink>
      </p>
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
