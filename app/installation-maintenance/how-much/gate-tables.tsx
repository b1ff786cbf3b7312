import { DataTable } from '@/components/kit/data-table'
import { feetAndInches } from '@/content/model/feet-and-inches'
import { countPlan } from '@/content/model/planner/fence-plan'
import { defaultPlan } from '@/content/model/planner/default-plan'
import { shoppingList } from '@/content/model/planner/shopping-list'
import { withMeters } from './lengths'

export function GatesTable() {
  return (
    <DataTable
      caption="A board gate in a 6 ft (1.8 m) fence"
      head={['Opening', 'Gate', 'One leaf weighs', 'Hinges', 'Latch', 'Posts']}
      rows={[3, 4, 5, 8, 10, 12].map((gateWidth) => {
        const { runs } = countPlan({ ...defaultPlan, runs: [{ length: 100, gates: 1, gateWidth }] })
        return runs.flatMap(({ leaves, leafWidth, leafWeight, hinges, heavy }) => [
          withMeters(gateWidth),
          leaves > 1 ? `2 leaves of ${feetAndInches(leafWidth)}` : feetAndInches(leafWidth),
          `${Math.round(leafWeight)} lb (${Math.round(leafWeight * 0.4536)} kg)`,
          leaves * hinges,
          leaves > 1 ? '1, and a drop bolt' : '1',
          heavy ? 'Two 6×6' : 'Two 4×4',
        ])
      })}
      note="Gaps of ¾ in. (19 mm) at each post and between leaves. Your hinges may ask for another gap: theirs counts. Weights: dry pine, 1×6 boards side by side, no hardware."
    />
  )
}

/** What the planner makes of the plan that its form starts with. */
export function ExampleTable() {
  const { lines } = shoppingList(defaultPlan)
  return (
    <DataTable
      caption="Shopping list: 120 ft (36.6 m) of 6 ft fence with a 4 ft gate"
      head={['Buy', 'How many', 'How it is counted']}
      rows={lines.map(({ item, amount, formula }) => [item, amount, formula])}
    />
  )
}
