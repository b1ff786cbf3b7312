import type { ShoppingList } from '../../../content/model/planner/shopping-list'
import { element } from './element'

/** What stands on the sheet. */
export function listNodes({ plan, lines, notes }: ShoppingList): HTMLElement[] {
  const heading = element('h3', 'Your shopping list')
  heading.tabIndex = -1
  const rows = lines.map(({ item, amount, formula }) =>
    element('li', '', element('b', amount), element('span', item), element('small', formula)),
  )
  return [heading, element('p', plan), element('ul', '', ...rows), ...notes.map((note) => element('p', note))]
}
