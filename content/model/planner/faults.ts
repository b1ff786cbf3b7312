import { crossing } from './crossings'
import { foot, inch, lengthText } from './lengths'
import { leafOf } from './leaf'
import { gatePostOf, openingOf } from './yard'
import { leastSide, longestSide, mostGates, mostSides, sideLength, type Plan } from './plan'
import { fieldsOf, materialOf, settingsOf } from './settings'

/** What is wrong with a plan, and the field that it stands at: `length-0`, `gate-0-1-width`, `spacing`. */
export type Fault = { readonly field: string; readonly message: string }

/** The least fence between a gate and a corner or another gate. */
export const leastFence = 6 * inch

/** What keeps a plan from being counted; empty where it can be. */
export function faultsOf(plan: Plan): Fault[] {
  const faults: Fault[] = []
  const add = (field: string, message: string) => faults.push({ field, message })
  const material = materialOf(plan)
  const settings = settingsOf(plan)
  if (plan.sides.length > mostSides) add('length-0', `Plan at most ${mostSides} sides at a time.`)
  if (plan.sides.flatMap(({ gates }) => gates).length > mostGates)
    add('gates', `Plan at most ${mostGates} gates at a time.`)
  if (plan.isClosed && plan.sides.length < 3) add('closed', 'A closed fence needs three sides or more.')
  plan.sides.forEach(({ gates, rise }, side) => {
    const length = sideLength(plan, side)
    if (length < leastSide) return add(`length-${side}`, 'Enter 1 ft (0.3 m) or more.')
    if (length > longestSide)
      return add(`length-${side}`, 'Enter 5,280 ft (1,609 m) or less. Plan a longer fence in parts.')
    if (Math.abs(rise) > length)
      add(
        `rise-${side}`,
        'Ground this steep needs more than a fence: enter less than the length of the side.',
      )
    let from = 0
    /** Where the last post stands, and whether one next to it would stand in it. */
    let last = 0
    const isIn = (far: number, post: number) => Math.abs(far) > 0.5 && far < post
    gates.forEach((own, gate) => {
      const { at, width, leaves } = own
      const field = `gate-${side}-${gate}`
      const post = gatePostOf(leafOf(width, leaves, material, settings), material, settings)
      const atEnd = at + width >= length - post
      const opening = openingOf(own, length, post)
      const far = opening[0] - post / 2 - last
      last = opening[1] + post / 2
      const end = atEnd ? length - post / 2 : at + width
      if (width < 2 * foot || width > 24 * foot) add(`${field}-width`, 'Enter 2 to 24 ft.')
      else if (width + 2 * post > length)
        add(
          `${field}-width`,
          `The gate is wider than its side, which is ${lengthText(length, plan.units)} long.`,
        )
      else if (at + width > length + inch / 16)
        add(`${field}-at`, 'The gate ends beyond its side: enter less.')
      else if (gate > 0 && at < from + leastFence)
        add(`${field}-at`, 'This gate is too near to the one before it.')
      else if (isIn(far, post))
        add(
          `${field}-at`,
          gate > 0
            ? 'This gate is too near to the one before it.'
            : 'The gate is too near to the corner: enter 0, or more.',
        )
      else if (isIn(length - last, post))
        add(`${field}-at`, 'The gate is too near to the corner: enter more, or less.')
      else if (leaves === 2 && width < 5 * foot) add(`${field}-leaves`, 'Two leaves need 5 ft or more.')
      from = end
    })
  })
  for (const field of fieldsOf(material)) {
    if (field.kind === 'choice' || (field.applies && !field.applies(settings))) continue
    const value = settings.number(field.name)
    if (value < field.least - 1e-6 || value > field.most + 1e-6) add(field.name, 'This is out of its range.')
  }
  for (const [field, kind] of [
    ['hole', 'line'],
    ['bigHole', 'gate'],
  ] as const) {
    const { hole, width } = material.post(kind, true, settings)
    if (hole > 0 && hole <= width)
      add(field, `The post is ${lengthText(width, plan.units)} wide: enter more.`)
  }
  const crossed = crossing(plan)
  if (crossed)
    add(`length-${crossed[1]}`, `Sides ${crossed[0] + 1} and ${crossed[1] + 1} cross. Move a corner.`)
  return faults
}
