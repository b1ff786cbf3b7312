import type { StateRules } from '../../../content/model/fence-laws/planner-rules'
import { recipients } from '../../../content/model/planner/packet/letters'
import { make } from '../lot/make'
import { recipientOf, type Typed } from './packet'
import tools from '../lot/lot-tools.module.scss'

type Field = { name: string; label: string; autocomplete?: string; isLong?: boolean }

const fields: readonly Field[] = [
  { name: 'addressee', label: 'Who gets it: name, office, address', isLong: true },
  { name: 'owner', label: 'Your name', autocomplete: 'name' },
  { name: 'contact', label: 'Phone or email' },
  { name: 'address', label: 'Where the fence goes: address', autocomplete: 'street-address' },
  { name: 'parcel', label: 'Parcel or lot number' },
  { name: 'begin', label: 'When work would begin' },
  { name: 'products', label: 'Makers, products and colors, one per line', isLong: true },
]

/** The whole form, with what has been typed into it. */
export const formOf = (typed: Typed): readonly Node[] => [
  labeled(
    'Who is it for?',
    choice(
      'who',
      recipientOf(typed),
      Object.entries(recipients).map(([id, { name }]) => [id, name]),
    ),
  ),
  labeled('Your state, for its law and 811', stateChoice(typed['state'] ?? '')),
  ...fields.map(({ name, label, autocomplete = 'off', isLong }) => {
    const set = { ...idOf(name), autocomplete, maxlength: '400' }
    const control = isLong ? make('textarea', { ...set, rows: '3' }) : make('input', { ...set, type: 'text' })
    control.value = typed[name] ?? ''
    return labeled(label, control)
  }),
  labeled(
    'Pictures: a fence like yours, the place, a page of a brochure',
    make('input', {
      ...idOf('pictures'),
      type: 'file',
      accept: 'image/*',
      multiple: true,
      'aria-describedby': 'fc-packet-fault',
    }),
  ),
  make(
    'label',
    { class: tools.tick },
    make('input', { type: 'checkbox', name: 'keep', value: 'yes', checked: typed['keep'] === 'yes' }),
    'Keep what I type here on this device, but no pictures',
  ),
]

/** By its two letters, until the others have been fetched. */
const stateChoice = (state: string) =>
  choice('state', state, [['', 'Leave it out'], ...(state === '' ? [] : [[state, state] as const])])

/** Once the states' rules have been fetched: what is chosen stays so. */
export function addStates(form: HTMLFormElement, rules: readonly StateRules[]): void {
  const select = form.querySelector<HTMLSelectElement>('[name=state]')
  const [none] = select?.options ?? []
  if (!select || !none) return
  const { value } = select
  select.replaceChildren(none, ...rules.map(({ state, name }) => make('option', { value: state }, name)))
  select.value = value
}

const idOf = (name: string) => ({ id: `fc-packet-${name}`, name })

const labeled = (label: string, control: HTMLElement): HTMLElement =>
  make('div', { class: tools.field }, make('label', { for: control.id }, label), control)

function choice(
  name: string,
  value: string,
  options: readonly (readonly [string, string])[],
): HTMLSelectElement {
  const made = options.map(([own, text]) => make('option', { value: own, selected: own === value }, text))
  return make('select', idOf(name), ...made)
}
