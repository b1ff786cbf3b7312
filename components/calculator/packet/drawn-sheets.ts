import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bothToInch } from '../../../content/model/planner/both-units'
import { makeOf } from '../../../content/model/planner/count'
import { planQuery } from '../../../content/model/planner/link'
import { lotOf, setbacksOf, setbackText } from '../../../content/model/planner/setbacks'
import { permitSheet, type Filled } from '../browser/sheets'
import { frameOf, place } from '../frame'
import { HoleDrawing } from '../hole-drawing'
import { draw, make } from '../lot/make'
import { paperScale, wholeSheet } from '../paper-scale'
import { PlanDrawing } from '../plan-drawing'
import { SideDrawing } from '../side-drawing'
import type { View } from '../view'
import styles from './packet.module.scss'

type Drawing = typeof PlanDrawing | typeof SideDrawing | typeof HoleDrawing

function drawn(component: Drawing, view: View, className?: string): HTMLElement {
  const made = make('div', { class: className })
  hydrateRoot(made, createElement(component, { view }))
  return made
}

/** To scale, with the shortest way from each side to the property line and the house, in words below. */
export function planSheet(view: View, filled: Filled): readonly Node[] {
  const lot = lotOf(planQuery(view.plan))
  const setbacks = setbacksOf(lot)
  const plan = drawn(PlanDrawing, view, styles.plan)
  const svg = plan.querySelector('svg')
  if (svg) svg.style.width = `${paperScale(view.plan, wholeSheet).width}mm`
  const frame = frameOf(view.plan)
  const d = setbacks
    .flatMap(({ property, house }) => [property, house])
    .flatMap((way) =>
      way && way.length > 0 ? [[place(frame, way.from), place(frame, way.to)] as const] : [],
    )
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('')
  svg?.append(draw('path', { class: styles.ways, d }))
  const hasOutline = lot.property.length > 2 || lot.house.length > 2
  return [
    plan,
    ...(hasOutline
      ? [
          make('h3', {}, 'Distances, side by side'),
          make('ol', {}, ...setbacks.map((setback) => make('li', {}, setbackText(setback, 0)))),
        ]
      : []),
    permitSheet(view, filled, wholeSheet),
  ]
}

/** Sides that are alike are drawn once, and so are posts. */
export function viewsSheet(view: View): readonly Node[] {
  const { plan, count } = view
  const sides = alikes(plan.sides, (side, index) => [bothToInch(count.yard.lengths[index] ?? 0), side])
  const posts = alikes(count.yard.posts, (post) => ({ ...makeOf(count, post), name: '', extra: post.extra }))
  return [
    ...sides.flatMap((alike) => [
      make('h3', {}, `${alike.length > 1 ? 'Sides' : 'Side'} ${alike.map((side) => side + 1).join(', ')}`),
      drawn(SideDrawing, { ...view, side: alike[0] ?? 0 }, styles.front),
    ]),
    ...(plan.frost === undefined
      ? []
      : [
          make(
            'div',
            { class: styles.holes },
            ...posts.map((alike) => drawn(HoleDrawing, { ...view, post: alike[0] ?? 0 })),
          ),
        ]),
  ]
}

/** The places of those that are alike, together. */
function alikes<Item>(items: readonly Item[], of: (item: Item, index: number) => unknown): number[][] {
  const found = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    const key = JSON.stringify(of(item, index))
    found.set(key, [...(found.get(key) ?? []), index])
  }
  return [...found.values()]
}
