import { paperScale } from '../paper-scale'
import type { Sheet } from '../view'
import { printAlone } from './print-alone'
import type { Session } from './session'
import { sheetNode } from './sheets'

/** Prints a sheet alone. It is laid out when it is asked for, and taken away afterwards. */
export function printSheet(root: HTMLElement, session: Session, name: string): void {
  const sheets: readonly Sheet[] = ['list', 'permit', 'quote']
  const sheet = sheets.find((other) => other === name) ?? 'list'
  root.querySelector(':scope > div:has(> [data-sheet])')?.remove()
  const added = document.createElement('div')
  added.append(sheetNode(session.view(), sheet) ?? '')
  session.set({ sheet })
  const plot = root.querySelector('[data-drawing=plan]')?.parentElement
  if (sheet === 'permit' && plot) plot.style.width = `${paperScale(session.view().plan).width}mm`
  root.append(added)
  printAlone('planner', () => {
    added.remove()
    plot?.style.removeProperty('width')
    session.set({ sheet: undefined })
  })
}
