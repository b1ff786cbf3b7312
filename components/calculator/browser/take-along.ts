import { download } from '../../island/download'
import type { View } from '../view'
import { drawingPng, drawingSvg } from './drawing-files'
import { listCsv, planFile } from './files'
import { planDays } from './plan-days'

/**
 * Hands a file to the browser.
 * @param plan its name, and the query of its link
 */
export async function takeAlong(
  root: HTMLElement,
  view: View,
  what: string,
  plan: { name: string; query: string },
): Promise<void> {
  switch (what) {
    case 'csv':
      return download('fence-list.csv', listCsv(view), 'text/csv')
    case 'svg':
      return download('fence-plan.svg', drawingSvg(root).text, 'image/svg+xml')
    case 'png':
      return download('fence-plan.png', await drawingPng(root), 'image/png')
    case 'days':
      return download('fence-days.ics', planDays(view, new Date()), 'text/calendar')
    default:
      return download('fence-plan.json', planFile(plan.name, plan.query), 'application/json')
  }
}
