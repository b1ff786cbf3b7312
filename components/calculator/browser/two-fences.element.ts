// Two fences over the years, fetched when somebody first touches the form (delivery/browser/page.ts).

import { breakEven, costsOver, type FenceCost } from '../../../content/model/planner/two-fences'
import { figure, plural } from '../../../content/model/planner/materials/parts'
import { defineElement } from '../../island/define-element'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { parsePrice } from '../money'

const [left, right, top, bottom] = [60, 630, 10, 220]

function start(root: HTMLElement): void {
  const form = root.querySelector('form')
  const answer = root.querySelector('[data-answer]')
  const chart = root.querySelector<SVGElement>('[data-chart]')
  if (!form || !answer || !chart) return
  const text = (name: string) => String(new FormData(form).get(name) ?? '')
  const nameOf = (fence: string) => text(`${fence}-name`).trim() || `the ${fence} fence`

  /** What is typed, or in words what is not right yet. */
  const costOf = (fence: string): FenceCost | string => {
    const [price, upkeep, life] = ['price', 'upkeep', 'life'].map((part) =>
      parsePrice(text(`${fence}-${part}`)),
    )
    const of = `of ${nameOf(fence)}`
    if (price === undefined) return `Enter the price ${of}, such as 4200.`
    if (upkeep === undefined) return `Enter the upkeep ${of} a year; 0 for none.`
    if (life === undefined || life < 1) return `Enter how many years ${nameOf(fence)} lasts, 1 or more.`
    return { price, upkeep, life }
  }
  const update = () => {
    const years = Number(text('years'))
    const said = form.querySelector('output')
    if (said) said.textContent = `${years} years`
    const [first, second] = [costOf('first'), costOf('second')]
    const fault = [first, second].find((cost) => typeof cost === 'string')
    chart.toggleAttribute('data-drawn', fault === undefined)
    if (typeof first === 'string' || typeof second === 'string') {
      answer.textContent = String(fault)
      return
    }
    draw(chart, first, second, years, nameOf)
    answer.textContent = inWords(first, second, years, nameOf)
  }
  delete root.dataset['fault']
  form.addEventListener('input', update)
  update()
  keepOnReturn('two-fences input', update)
}

type Names = (fence: string) => string

function inWords(first: FenceCost, second: FenceCost, years: number, nameOf: Names): string {
  const [a = 0, b = 0] = [first, second].map((cost) => costsOver(cost, years).at(-1))
  const sums = `After ${years} years: ${nameOf('first')} ${figure(a)}, ${nameOf('second')} ${figure(b)}.`
  const isSecondDearer = second.price > first.price
  const [cheap, dear] = isSecondDearer ? (['first', 'second'] as const) : (['second', 'first'] as const)
  const even = isSecondDearer ? breakEven(first, second, years) : breakEven(second, first, years)
  if (first.price === second.price) return sums
  if (even === undefined)
    return `${sums} In that time ${nameOf(dear)} never catches up with ${nameOf(cheap)}.`
  return `${sums} From ${plural(even, 'year')} on, ${nameOf(dear)} has cost no more than ${nameOf(cheap)}.`
}

function draw(chart: SVGElement, first: FenceCost, second: FenceCost, years: number, nameOf: Names): void {
  const costs = { first: costsOver(first, years), second: costsOver(second, years) }
  const most = Math.max(...costs.first, ...costs.second, 1)
  const x = (year: number) => Math.round(left + ((right - left) * year) / years)
  const y = (cost: number) => Math.round(bottom - ((bottom - top) * cost) / most)
  for (const fence of ['first', 'second'] as const) {
    const steps = costs[fence].map((cost, year) =>
      year === 0 ? `M${x(0)} ${y(cost)}` : `H${x(year)}V${y(cost)}`,
    )
    chart.querySelector(`[data-line=${fence}]`)?.setAttribute('d', steps.join(''))
    const name = chart.querySelector(`[data-name=${fence}]`)
    name?.setAttribute('x', String(right))
    name?.setAttribute('y', String(Math.max(y(costs[fence].at(-1) ?? 0) - 6, 16)))
    if (name) name.textContent = nameOf(fence)
  }
  const even = second.price > first.price ? breakEven(first, second, years) : breakEven(second, first, years)
  chart.querySelector('[data-even]')?.setAttribute('d', even ? `M${x(even)} ${top}V${bottom}` : '')
  const ticks = chart.querySelector('[data-ticks]')
  ticks?.replaceChildren(
    ...[0, Math.round(years / 2), years].map((year) => label(x(year), bottom + 22, String(year))),
    ...[0, most / 2, most].map((cost) => label(left - 8, y(cost) + 4, figure(Math.round(cost)), 'end')),
    ...(even ? [label(x(even), bottom + 40, `even after ${even}`)] : []),
  )
}

function label(x: number, y: number, text: string, anchor = 'middle'): SVGTextElement {
  const created = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  created.setAttribute('x', String(x))
  created.setAttribute('y', String(y))
  created.setAttribute('text-anchor', anchor)
  created.textContent = text
  return created
}

defineElement('two-fences', start)
