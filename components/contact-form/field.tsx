import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.scss'

type ShellProps = { name: string; label: string; isRequired?: boolean; children: ReactNode }

function Shell({ name, label, isRequired, children }: ShellProps) {
  return (
    <div className={styles.root} data-field={name}>
      <label htmlFor={idOf(name)}>
        {label}
        {/* Screen readers hear it from the field itself. */}
        {isRequired ? <span aria-hidden="true"> needed</span> : null}
      </label>
      {children}
      <p id={`${idOf(name)}-fault`} className={styles.fault} />
    </div>
  )
}

const idOf = (name: string) => `contact-${name}`

/** Its script (browser/faults.ts) finds the place for what is wrong by the field's id. */
const attributesOf = (name: string, isRequired = false) => ({
  id: idOf(name),
  name,
  required: isRequired,
  'aria-describedby': `${idOf(name)}-fault`,
})

type Common = { name: string; label: string; isRequired?: boolean }
type LineProps = Common & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder'>

export function LineField({ name, label, isRequired, ...rest }: LineProps) {
  return (
    <Shell {...{ name, label, isRequired }}>
      <input {...attributesOf(name, isRequired)} {...rest} />
    </Shell>
  )
}

export function TextField({ name, label, isRequired }: Common) {
  return (
    <Shell {...{ name, label, isRequired }}>
      <textarea {...attributesOf(name, isRequired)} rows={4} />
    </Shell>
  )
}

export type Topic = { readonly id: string; readonly title: string; readonly subject: string }

type TopicProps = Common & { topics: readonly Topic[]; chosen: string }

export function TopicField({ name, label, topics, chosen }: TopicProps) {
  return (
    <Shell {...{ name, label }}>
      <select {...attributesOf(name)} defaultValue={chosen}>
        {topics.map(({ id, title, subject }) => (
          <option key={id} value={id} data-subject={subject}>
            {title}
          </option>
        ))}
      </select>
    </Shell>
  )
}
