// Measures the plan, fetched when somebody first touches the tool (delivery/browser/page.ts).

import { foot, parseLength, type Length } from '../../../content/model/planner/lengths'
import {
  isFault,
  longestSetback,
  lotOf,
  setbacksOf,
  setbackText,
  type Lot,
  type Setback,
} from '../../../content/model/planner/setbacks'
import { defineElement } from '../../island/define-element'
import { drawSetbacks } from '../lot/draw-setbacks'
import { planOnScreen } from '../lot/open-plan'
import { make, say } from '../lot/make'

const noOutline =
  'The plan has no property line and no house yet. Trace them, take the lot from a file, or add them under “Adjust.”'

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined
  const field = root.querySelector('input')
  if (!field) return

  const measure = async () => {
    const asked = field.value.trim() === '' ? 0 : parseLength(field.value, foot)
    const isWrong = asked === undefined || asked > longestSetback
    field.ariaInvalid = String(isWrong)
    if (isWrong) return say(part('said'), 'Type the setback as a length, like 2 ft or 60 cm.')
    const lot = lotOf(await planOnScreen(root.dataset['example'] ?? ''))
    const hasOutline = lot.property.length > 2 || lot.house.length > 2
    part('answer')?.toggleAttribute('hidden', !hasOutline)
    if (!hasOutline) return say(part('said'), noOutline)
    const found = setbacksOf(lot)
    say(part('said'), verdict(found, asked, lot))
    part('sides')?.replaceChildren(
      ...found.map((setback) =>
        make('li', { 'data-near': isFault(setback, asked) }, setbackText(setback, asked)),
      ),
    )
    drawSetbacks(part, lot, found, asked)
  }
  delete root.dataset['fault']
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    void measure()
  })
}

function verdict(found: readonly Setback[], asked: Length, { property }: Lot): string {
  if (property.length < 3) return 'The plan has no property line yet: this is the house alone.'
  const count = found.filter((setback) => isFault(setback, asked)).length
  if (count > 0)
    return count === 1 ? 'One side stands where it may not.' : `${count} sides stand where they may not.`
  return asked > 0 ? 'Every side keeps the setback.' : 'No side lies beyond the property line.'
}

defineElement('lot-setbacks', start)
