import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bothToInch } from '../../../content/model/planner/both-units'
import { makeOf } from '../../../content/model/planner/count'
import { setbackText, type Setback } from '../../../content/model/planner/setbacks'
import { permitSheet, type Filled } from '../browser/sheets'
import { frameOf } from '../frame'
import { HoleDrawing } from '../hole-drawing'
import { waysPath } from '../lot/draw-setbacks'
import { draw, make } from '../lot/make'
import { paperScale, wholeSheet } from '../paper-scale'
import { copyOf, pictureUnder, sheetUnder } from '../picture/lay-picture'
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
export function planSheet(view: View, setbacks: readonly Setback[], filled: Filled): readonly Node[] {
  const frame = frameOf(view.plan)
  const plan = drawn(PlanDrawing, { ...view, frame }, styles.plan)
  const svg = plan.querySelector('svg')
  plan.style.width = `${paperScale(view.plan, wholeSheet).width}mm`
  const picture = pictureUnder(document.querySelector('fence-calculator') ?? document)
  if (svg && picture?.isPrinted && picture.isShown)
    plan.append(sheetUnder(svg, { ...picture, canvas: copyOf(picture.canvas) }))
  svg?.append(draw('path', { class: styles.ways, d: waysPath(frame, setbacks) }))
  const hasOutline = setbacks.some(({ property, house }) => property ?? house)
  return [
    plan,
    permitSheet(view, filled, wholeSheet),
    ...(hasOutline
      ? [
          make('h3', {}, 'Distances of sides 1, 2 and so on'),
          make(
            'ol',
            { class: styles.distances },
            ...setbacks.map((setback) => make('li', {}, setbackText(setback, 0))),
          ),
        ]
      : []),
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
            ...posts.flatMap(([post = 0, ...more]) => [
              make('h3', {}, `Post ${post + 1}${more.length > 0 ? `, and ${more.length} like it` : ''}`),
              drawn(HoleDrawing, { ...view, post }),
            ]),
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
