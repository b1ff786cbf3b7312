import type { ShoppingList } from '../../../content/model/planner/shopping-list'
import { element } from './element'

/**
 * What stands on the sheet.
 * @param remedy stands beside what is missing
 */
export function listNodes({ plan, missing, lines, notes }: ShoppingList, remedy: Node): HTMLElement[] {
  const heading = element('h3', 'Your shopping list')
  heading.tabIndex = -1
  const rows = lines.map(({ item, amount, formula }) =>
    element('li', '', element('b', amount), element('span', item), element('small', formula)),
  )
  const warning = missing ? [element('strong', missing, remedy)] : []
  return [
    heading,
    ...warning,
    element('p', plan),
    element('ul', '', ...rows),
    ...notes.map((note) => element('p', note)),
  ]
}
