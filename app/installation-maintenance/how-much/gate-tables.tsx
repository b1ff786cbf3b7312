import { DataTable } from '@/components/kit/data-table'
import { countPlan } from '@/content/model/planner/count'
import { foot, lengthText } from '@/content/model/planner/lengths'
import { figure } from '@/content/model/planner/materials/parts'
import { examplePlan, plainSide } from '@/content/model/planner/plan'
import { withMeters } from './lengths'

/** The calculator's example, where the ground does not freeze. */
const plan = { ...examplePlan, frost: 0 }

export function GatesTable() {
  return (
    <DataTable
      wide
      caption="A board gate in a 6 ft (1.8 m) fence"
      head={['Opening', 'Gate', 'One leaf weighs', 'Hinges', 'Latch', 'Posts']}
      rows={[3, 4, 5, 8, 10, 12].map((opening) => {
        const leaves = opening > 5 ? 2 : 1
        const gate = { at: 40 * foot, width: opening * foot, leaves, opens: 'in', hinge: 'start' } as const
        const { yard } = countPlan({ ...plan, sides: [{ ...plainSide, gates: [gate] }] })
        return yard.gates.flatMap(({ leaf: { width, pounds = 0, hinges, isHeavy } }) => [
          withMeters(opening),
          leaves > 1 ? `2 leaves of ${lengthText(width, 'feet')}` : lengthText(width, 'feet'),
          `${Math.round(pounds)} lb (${Math.round(pounds * 0.4536)} kg)`,
          leaves * hinges,
          leaves > 1 ? '1, and a drop rod' : '1',
          isHeavy ? 'Two 6×6' : 'Two 4×4',
        ])
      })}
      note="Gaps of ¾ in. (19 mm) at each post and between leaves. Your hinges may ask for another gap: theirs counts. Weights: dry pine, 1×6 boards side by side, no hardware."
    />
  )
}

/** What the calculator makes of the plan that it starts with. */
export function ExampleTable() {
  return (
    <DataTable
      caption="Shopping list: 120 ft (36.6 m) of 6 ft fence with a 4 ft gate"
      head={['Buy', 'How many', 'How it is counted']}
      rows={countPlan(plan).lines.map(({ item, count, unit, formula }) => [
        item,
        unit ? `${figure(count)} ${unit}` : figure(count),
        formula,
      ])}
    />
  )
}
