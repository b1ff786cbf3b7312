import { download } from '../../island/download'
import type { View } from '../view'
import { drawingPng, drawingSvg } from './drawing-files'
import { listCsv } from './list-csv'
import { planDays } from './plan-days'

/**
 * Hands a file to the browser.
 */
export async function takeAlong(root: HTMLElement, view: View, what: string): Promise<void> {
  switch (what) {
    case 'csv':
      return download('fence-list.csv', listCsv(view), 'text/csv')
    case 'svg':
      return download('fence-plan.svg', drawingSvg(root).text, 'image/svg+xml')
    case 'png':
      return download('fence-plan.png', await drawingPng(root), 'image/png')
    default:
      return download('fence-days.ics', planDays(view, new Date()), 'text/calendar')
  }
}
