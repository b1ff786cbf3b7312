/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PlanDrawing } from '@/components/calculator/plan-drawing'
import { SideDrawing } from '@/components/calculator/side-drawing'
import { HoleDrawing } from '@/components/calculator/hole-drawing'
import { exampleView, type View } from '@/components/calculator/view'
import { countPlan, makeOf } from '@/content/model/planner/count'
import { foot, inch, parseLength } from '@/content/model/planner/lengths'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { baysOf } from '@/content/model/planner/yard'
import { materialIds as ids } from '../../../lib/every-material'
import { randomPlan } from '../../content/planner/plans'

// Coordinates are read back from the drawings: what a line measures there is what stands beside it.

function viewOf(id: MaterialId): View {
  const plan = randomPlan(id)
  return { ...exampleView, plan, count: countPlan(plan) }
}

const scaleOf = (svg: Element | null) => Number(svg?.getAttribute('data-scale'))
const numbers = (text: string | null | undefined) => (text?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
const number = (node: Element | null | undefined, name: string) => Number(node?.getAttribute(name))

test.each(ids)('%s: each side of the plan is as long as it says', (id) => {
  const view = viewOf(id)
  const { container } = render(<PlanDrawing view={view} />)
  const scale = scaleOf(container.querySelector('svg'))
  for (const side of container.querySelectorAll('[data-side]')) {
    const line = side.querySelector('line')
    const drawn = Math.hypot(number(line, 'x2') - number(line, 'x1'), number(line, 'y2') - number(line, 'y1'))
    const said = parseLength(side.querySelector('text')?.textContent?.replace(/^\d+: /, '') ?? '', foot) ?? 0
    expect(Math.abs(drawn - said * scale)).toBeLessThan(0.3)
  }
  expect(container.querySelectorAll('[data-is=gate]')).toHaveLength(view.count.yard.gates.length)
  expect(container.querySelector('[data-posts]')).toHaveAttribute(
    'data-posts',
    `${view.count.yard.posts.length}`,
  )
})

test.each(ids)('%s: each bay is as wide, and each post as tall and deep, as it says', (id) => {
  const view = viewOf(id)
  const { container } = render(<SideDrawing view={view} />)
  const scale = scaleOf(container.querySelector('svg'))
  const bays = baysOf(view.count.yard).filter(({ side }) => side === 0)
  let counted = 0
  for (const run of container.querySelectorAll('[data-bays]')) {
    const [x1 = 0, , x2 = 0] = numbers(run.querySelector('path')?.getAttribute('d'))
    const count = number(run, 'data-bays')
    const [{ from = 0, to = 0 } = {}] = bays.slice(counted)
    counted += count
    expect(Math.abs((x2 - x1) / count - (to - from) * scale)).toBeLessThan(0.3)
    const [, times, said = ''] = /^(?:(\d+) × )?(.*)$/.exec(run.textContent ?? '') ?? []
    expect(Number(times ?? 1)).toBe(count)
    expect(Math.abs((parseLength(said, foot) ?? 0) - (to - from))).toBeLessThanOrEqual(inch / 8)
  }
  expect(counted).toBe(bays.length)
  for (const mark of container.querySelectorAll('[data-post]')) {
    const post = view.count.yard.posts[number(mark, 'data-post')]
    if (!post) throw new Error('A post that nobody counted')
    const { above, depth } = makeOf(view.count, post)
    const rect = [...mark.querySelectorAll('rect')].at(-1)
    expect(Math.abs(number(rect, 'height') - (above + post.extra + depth) * scale)).toBeLessThan(0.3)
  }
})

test.each(ids)('%s: every dimension of the hole is as long as it says', (id) => {
  const { container } = render(<HoleDrawing view={viewOf(id)} />)
  const scale = scaleOf(container.querySelector('svg'))
  for (const dimension of container.querySelectorAll('[data-dimension]')) {
    const isWidth = dimension.getAttribute('data-dimension') === 'width'
    const [a = 0, b = 0, c = 0] = numbers(dimension.querySelector('path')?.getAttribute('d'))
    const said =
      parseLength(dimension.querySelector('text')?.textContent?.replace(' gravel', '') ?? '', foot) ?? 0
    expect(Math.abs((isWidth ? c - a : c - b) - said * scale)).toBeLessThan(0.4)
  }
})
