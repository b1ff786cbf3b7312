/** @jest-environment node */
import fc from 'fast-check'
import { choices, fields, readPlan } from '@/content/model/planner/plan-fields'
import { shoppingList } from '@/content/model/planner/shopping-list'
import { fuzz, hostileText } from '../../lib/fuzz'

const names = [...Object.keys(fields), ...Object.keys(choices), 'build', 'kick']

/** A value that the field might take. */
const near = fc.oneof(
  fc.double({ min: -5, max: 2500, noNaN: true }).map((number) => number.toFixed(2)),
  fc.integer({ min: 0, max: 120 }).map(String),
  fc.tuple(fc.nat(200), fc.nat(13)).map(([feet, inches]) => `${feet} ft ${inches} in.`),
  fc.constantFrom(...Object.values(choices).flat().map(String)),
)

/** An address of the planner: known fields and others, each once or more. */
const address = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), fc.oneof(near, near, hostileText)), {
    maxLength: 30,
  })
  .map((pairs) => new URLSearchParams(pairs))

test('whatever an address holds, the planner answers with a list or with faults', () => {
  fuzz(
    address,
    (form) => {
      const { plan, faults } = readPlan(form)
      expect(Boolean(plan)).toBe(faults.length === 0)
      if (!plan) return
      const { lines, notes, plan: words, summary } = shoppingList(plan)
      for (const { amount } of lines) expect(Number.parseFloat(amount.replaceAll(',', ''))).toBeGreaterThan(0)
      const all = [words, summary, ...notes, ...lines.flatMap((line) => Object.values(line))]
      expect(all.join('\n')).not.toMatch(/NaN|Infinity|undefined|null|\[object|-\d/)
    },
    { share: 4 },
  )
})

test('of the same plan, more fence never needs less', () => {
  const grown = fc.tuple(fc.integer({ min: 20, max: 1000 }), fc.integer({ min: 1, max: 1000 }), address)
  fuzz(grown, ([length, more, form]) => {
    const counts = [length, length + more].map((feet) => {
      const own = new URLSearchParams(form)
      own.delete('gates')
      own.delete('join')
      own.set('length', String(feet))
      own.append('gates', '0')
      const { plan } = readPlan(own)
      return plan
        ? shoppingList(plan).lines.map(({ amount }) => Number.parseFloat(amount.replaceAll(',', '')))
        : []
    })
    const [few = [], many = []] = counts
    few.forEach((amount, index) => expect(many[index]).toBeGreaterThanOrEqual(amount))
  })
})
