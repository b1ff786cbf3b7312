import { crossing } from './crossings'
import { foot, inch, lengthText } from './lengths'
import { longestSide, mostGates, mostSides, sideLength, type Plan } from './plan'
import { fieldsOf, materialOf, settingsOf } from './settings'

/** What is wrong with a plan, and the field that it stands at: `length-0`, `gate-0-1-width`, `spacing`. */
export type Fault = { readonly field: string; readonly message: string }

/** The least fence between a gate and a corner or another gate. */
export const leastFence = 6 * inch
export const leastSide = foot

/** What keeps a plan from being counted; empty where it can be. */
export function faultsOf(plan: Plan): Fault[] {
  const faults: Fault[] = []
  const add = (field: string, message: string) => faults.push({ field, message })
  const material = materialOf(plan)
  const settings = settingsOf(plan)
  const post = material.postWidth(settings)
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
    gates.forEach(({ at, width, leaves }, gate) => {
      const field = `gate-${side}-${gate}`
      const atEnd = at + width >= length - post
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
      else if (leaves === 2 && width < 5 * foot) add(`${field}-leaves`, 'Two leaves need 5 ft or more.')
      from = end
    })
  })
  for (const field of fieldsOf(material)) {
    if (field.kind === 'choice' || (field.applies && !field.applies(settings))) continue
    const value = settings.number(field.name)
    if (value < field.least - 1e-6 || value > field.most + 1e-6) add(field.name, 'This is out of its range.')
  }
  const crossed = crossing(plan)
  if (crossed)
    add(`length-${crossed[1]}`, `Sides ${crossed[0] + 1} and ${crossed[1] + 1} cross. Move a corner.`)
  return faults
}
