import { inch, lengthText, widthText } from '../../../content/model/planner/lengths'
import { figure, plural } from '../../../content/model/planner/materials/parts'
import { distancesOf } from '../distances'
import { paperScale } from '../paper-scale'
import { rulesOf } from '../rules-of'
import type { Sheet, View } from '../view'
import styles from '../sheets.module.scss'

/** An element with its class, or none, and what is in it. */
function element(name: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name)
  if (className) created.className = className
  created.append(...children)
  return created
}

/** What is known of the title block, by the names of its parts. */
export type Filled = Readonly<Record<string, string>>

/** What stands on paper beside the calculator itself: nothing for the list, which is all of it. */
export function sheetNode(view: View, sheet: Sheet): Node | undefined {
  if (sheet === 'permit') return permitSheet(view)
  return sheet === 'quote' ? quoteSheet(view) : undefined
}

const titleBlock = [
  'Owner',
  'Address',
  'Parcel or lot number',
  'Zoning district',
  'Drawn by and date',
  'Permit number',
]

/**
 * Round the drawings on the sheet for a permit: scale, north, distances, and a block to fill in.
 * @param height of the plan on paper, at most
 */
export function permitSheet(view: View, filled: Filled = {}, height?: number): Node {
  const { plan, count } = view
  const rules = rulesOf(view)
  const isOfState = rules?.frost.some(([, inches]) => inches * inch === plan.frost)
  const { scale } = paperScale(plan, height)
  const { millimeters, text } = barOf(plan.units, scale)
  const bar = element('div', styles.bar, text)
  bar.style.width = `${millimeters}mm`
  const facts = [
    `${count.material.name}, ${lengthText(count.settings.number('height'), plan.units)} high; ${plural(plan.sides.length, 'side')}, ${plural(count.yard.gates.length, 'gate')}`,
    ...(plan.frost
      ? [`Frost depth ${widthText(plan.frost, plan.units)}${isOfState ? `, as in ${rules?.name}` : ''}`]
      : []),
    ...(rules?.wait ? [`811 in ${rules.name}: ${[rules.wait, rules.law].filter(Boolean).join(', ')}`] : []),
    // The packet has all distances, below.
    ...(height === undefined ? distancesOf(plan) : []),
  ]
  const sheet = element(
    'section',
    styles.permit,
    element(
      'div',
      styles.legend,
      element('div', styles.north, '↑', element('span', '', 'N')),
      bar,
      element(
        'p',
        '',
        `Plan 1:${scale} when printed at 100%: the bar is ${millimeters} mm long. Turn the sheet so that the arrow points north, or draw your own.`,
      ),
    ),
    element('ul', '', ...facts.map((fact) => element('li', '', fact))),
    element(
      'dl',
      styles.block,
      ...titleBlock.map((name) =>
        element('div', '', element('dt', '', name), element('dd', '', filled[name] ?? '')),
      ),
    ),
  )
  sheet.dataset['sheet'] = 'permit'
  return sheet
}

/** The longest round length that is at most 60 mm long on paper. */
function barOf(units: View['plan']['units'], scale: number): { millimeters: number; text: string } {
  const isMetric = units === 'meters'
  const unit = isMetric ? 1000 : 304.8
  const steps = isMetric ? [0.5, 1, 2, 5, 10, 20, 50, 100] : [1, 2, 5, 10, 20, 50, 100, 200, 500]
  const step = steps.findLast((one) => (one * unit) / scale <= 60) ?? 1
  return {
    millimeters: Math.round(((step * unit) / scale) * 100) / 100,
    text: `${step} ${isMetric ? 'm' : 'ft'}`,
  }
}

/** The list with empty columns for the prices of three stores. */
function quoteSheet({ count }: View): Node {
  const row = (cell: 'td' | 'th', ...texts: string[]) =>
    element('tr', '', ...texts.map((text) => element(cell, '', text)))
  const lines = count.lines.map(({ count: number, unit, item }) =>
    row('td', unit ? `${figure(number)} ${unit}` : figure(number), item, '', '', ''),
  )
  const last = ['Delivery', 'Tax', 'Total', 'Date, and whom you spoke to'].map((text) =>
    row('td', '', text, '', '', ''),
  )
  const sheet = element(
    'section',
    styles.quote,
    element('h3', '', 'Quote sheet'),
    element(
      'table',
      '',
      element('thead', '', row('th', 'How many', 'What', 'Store 1:', 'Store 2:', 'Store 3:')),
      element('tbody', '', ...lines, ...last),
    ),
  )
  sheet.dataset['sheet'] = 'quote'
  return sheet
}
