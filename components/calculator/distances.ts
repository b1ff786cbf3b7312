import { lengthText } from '@/content/model/planner/lengths'
import { cornersOf, type Plan } from '@/content/model/planner/plan'
import { setbacksOf } from '@/content/model/planner/setbacks'

/** How far the fence stays from the house and the property line, at the nearest, and which sides lie beyond the line. */
export function distancesOf(plan: Plan): string[] {
  const setbacks = setbacksOf({ ...plan, sides: plan.sides.map((_, side) => cornersOf(plan, side)) })
  const beyond = setbacks.flatMap(({ isOutside }, side) => (isOutside ? `side ${side + 1}` : []))
  const nearest = (key: 'house' | 'property', name: string) => {
    const lengths = setbacks.map((setback) => setback[key]?.length ?? Infinity)
    const length = Math.min(...lengths)
    if (length === Infinity) return []
    const text = lengthText(Math.round(length), plan.units)
    return [`${name}: ${text} from side ${lengths.indexOf(length) + 1}, at the nearest`]
  }
  return [
    ...nearest('house', 'House'),
    ...(beyond.length > 0
      ? [`Beyond the property line: ${beyond.join(', ')}`]
      : nearest('property', 'Property line')),
  ]
}
