import { make } from './make'
import type { Entry } from './sample'
import styles from './lot-form.module.scss'

// What the fields of a lot are made of.

export const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

export const group = (legend: string, ...fields: Node[]): HTMLFieldSetElement =>
  make('fieldset', {}, make('legend', {}, legend), make('div', { class: styles.grid }, ...fields))

export const button = (act: string, text: string): HTMLButtonElement =>
  make('button', { id: `fc-lot-do-${act}`, type: 'button', class: styles.action, 'data-do': act }, text)

export const labeled = (label: string, control: HTMLElement): HTMLElement =>
  make('div', { class: styles.field }, make('label', { for: control.id }, label), control)

export function choice(name: string, value: string, options: readonly (string | [string, string])[]) {
  const made = options.map((option) => {
    const [own, text] = typeof option === 'string' ? [option, option] : option
    return make('option', { value: own, selected: own === value }, text)
  })
  return make('select', { id: `fc-lot-${name}`, name }, ...made)
}

/** A length as text, and below it what is wrong with it. */
export function lengthInput(entry: Entry, name: string): readonly [HTMLInputElement, HTMLElement] {
  const id = `fc-lot-${name}`
  const input = make('input', {
    ...{ id, name, type: 'text', autocomplete: 'off', maxlength: '24', 'data-length': true },
    'aria-describedby': `${id}-fault`,
  })
  input.value = entry.values[name] ?? ''
  return [input, make('p', { id: `${id}-fault`, class: styles.fault })]
}

export function lengthField(entry: Entry, name: string, label: string): HTMLElement {
  const [input, fault] = lengthInput(entry, name)
  return make('div', { class: styles.field }, make('label', { for: input.id }, label), input, fault)
}
