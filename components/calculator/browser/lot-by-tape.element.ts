// A lot by its sides and diagonals, fetched when somebody first touches it (delivery/browser/page.ts). What is typed
// stays in the page.

import type { Units } from '../../../content/model/planner/lengths'
import { houseByTape, houseIn, type HouseAnswer } from '../../../content/model/planner/lot/house'
import type { Tape } from '../../../content/model/planner/lot/tape'
import { lotByTape, type Answer } from '../../../content/model/planner/lot-by-tape'
import { withFenceAlong, withProperty, type Placed } from '../../../content/model/planner/place-in-plan'
import { defineElement } from '../../island/define-element'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { drawnLot, figuresOf, takeAlongButtons } from '../lot/answer'
import { readEntry, sayOpen } from '../lot/entry'
import { fieldsOf, moreFields } from '../lot/fields'
import { houseCorners } from '../lot/house-fields'
import { make, say } from '../lot/make'
import { openPlan, planOnScreen } from '../lot/open-plan'
import { sample, type Entry } from '../lot/sample'
import { tell } from '../lot/tell'
import { verdictOf } from '../lot/verdict'

function start(root: HTMLElement): void {
  const form = root.querySelector('form')
  const verdict = root.querySelector('[data-verdict]')
  const answer = root.querySelector('[data-answer]')
  if (!form || !verdict || !answer) return
  let entry: Entry = { ...sample, values: {} }
  /** What the example has taken the place of. */
  let own: Entry | undefined
  let shown: Answer | undefined
  let house: HouseAnswer | undefined

  const build = () => {
    const focused = document.activeElement?.id
    form.replaceChildren(...fieldsOf(entry))
    if (own) say(form.querySelector('[data-do=sample]'), 'Bring back what I typed')
    if (focused) document.getElementById(focused)?.focus()
  }
  const take = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (!isField || target.name === '') return
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    const value = isBox ? (target.checked ? 'yes' : '') : target.value
    if (target.name === 'corners') entry = { ...entry, corners: Number(value) }
    else entry = { ...entry, values: { ...entry.values, [target.name]: value } }
  }
  const update = () => {
    const units = new URLSearchParams(location.search).get('units') === 'm' ? 'meters' : 'feet'
    const read = readEntry(entry, units)
    showFaults(form, read.faults)
    const isHouseOpen = read.ties.length < houseCorners(entry)
    shown = read.isLotWhole ? lotByTape(read.tape) : undefined
    if (!shown) say(verdict, sayOpen(read))
    else if ('fault' in shown) say(verdict, shown.fault)
    else say(verdict, `${verdictOf(shown.lot, read.tape)}${isHouseOpen ? ` ${sayOpen(read)}` : ''}`)
    house =
      shown && 'lot' in shown && !isHouseOpen && read.ties.length > 0
        ? houseByTape(shown.lot.corners, read.ties)
        : undefined
    showLot(answer, shown, house, read.tape, units)
    return read
  }
  const act = (name: string) => {
    if (name === 'sample') {
      const typed = own ? undefined : entry
      entry = own ?? sample
      own = typed && Object.values(typed.values).some((text) => text !== '') ? typed : undefined
      build()
      update()
    } else if (name === 'more') {
      const made = moreFields(entry, entry.more)
      for (const field of made.querySelectorAll('select'))
        entry = { ...entry, values: { ...entry.values, [field.name]: field.value } }
      entry = { ...entry, more: entry.more + 1 }
      form.querySelector('[data-do=more]')?.closest('fieldset')?.querySelector('div')?.append(made)
      made.querySelector('select')?.focus()
    } else if (shown && 'lot' in shown)
      void takeAlong(root, name, { lot: shown.lot.corners, house: houseIn(house)?.points })
  }
  delete root.dataset['fault']
  build()
  update()
  form.addEventListener('input', take)
  form.addEventListener('change', ({ target }) => {
    // Others choose what fields there are.
    if (target instanceof HTMLSelectElement && !target.name.startsWith('more-')) build()
    update()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { faults, open } = update()
    const [first] = [...Object.keys(faults), ...open]
    if (first !== undefined) document.getElementById(`fc-lot-${first}`)?.focus()
    else verdict.scrollIntoView({ block: 'nearest' })
  })
  root.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest<HTMLElement>('[data-do]')?.dataset['do']
    if (name) act(name)
  })
  keepOnReturn('lot-by-tape input', update)
}

function showFaults(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-length]')) {
    const fault = faults[field.name]
    if (fault === undefined) field.removeAttribute('aria-invalid')
    else field.ariaInvalid = 'true'
    say(document.getElementById(`${field.id}-fault`), fault ?? '')
  }
}

/** What takes the lot along stays in its place: a press of it may be what makes the last field change. */
function showLot(
  answer: Element,
  shown: Answer | undefined,
  house: HouseAnswer | undefined,
  tape: Tape,
  units: Units,
): void {
  if (!shown || 'fault' in shown) return answer.replaceChildren()
  if (answer.childElementCount === 0 || answer.getAttribute('data-answer') !== `${tape.corners}`)
    answer.replaceChildren(make('div'), takeAlongButtons(tape.corners), make('div'))
  answer.setAttribute('data-answer', `${tape.corners}`)
  answer.firstElementChild?.replaceChildren(...drawnLot(shown.lot, house, tape, units))
  answer.lastElementChild?.replaceChildren(figuresOf(shown.lot, houseIn(house), tape))
}

async function takeAlong(root: HTMLElement, name: string, placed: Placed): Promise<void> {
  const open = Number(root.querySelector<HTMLSelectElement>('[name=open]')?.value)
  const before = await planOnScreen(root.dataset['example'] ?? '')
  const query =
    name === 'line'
      ? withProperty(before, placed)
      : withFenceAlong(before, placed, name === 'fence' ? undefined : open)
  const said =
    name === 'line'
      ? 'Your lot is the property line of this plan now.'
      : 'The fence of this plan goes along your lot now. Add its gates.'
  await openPlan(query, before).then(
    () => tell(root, `${said} Undo brings back what was there.`),
    () => tell(root, 'The calculator did not load. Check your connection, and press again.'),
  )
}

defineElement('lot-by-tape', start)
