import { foot, inch, lengthText, widthText } from '@/content/model/planner/lengths'
import { materialNames } from '@/content/model/planner/materials/names'
import { heightField, styleField } from '@/content/model/planner/settings'
import { ChoiceField, fieldsOf, type Option } from './field'
import { rulesOf } from './rules-of'
import type { View } from './view'
import styles from './fields.module.scss'

const materialOptions: readonly Option[] = Object.entries(materialNames)

/** The questions that come first; all others have defaults that they say. */
export function FirstFields({ view }: { view: View }) {
  const { plan, count, side } = view
  const { material, settings, yard } = count
  const isOne = plan.sides.length === 1
  const gates = plan.sides[side]?.gates.length ?? 0
  const length = yard.lengths[side] ?? foot
  const heights = heightField(material).options.map(([value]): Option => {
    return [value, lengthText(Number(value), plan.units)]
  })
  const { text, choice } = fieldsOf(view)
  return (
    <div className={styles.first}>
      {text(
        `length-${side}`,
        `${isOne ? 'Length' : `Side ${side + 1}`}, with its gates`,
        lengthText(length, plan.units),
      )}
      {choice('height', 'Height', settings.choice('height'), heights)}
      {choice('material', 'Material', plan.material, materialOptions)}
      {choice('style', 'Style', settings.choice('style'), styleField(material).options)}
      {text('gates', `Gates${isOne ? '' : ` in side ${side + 1}`}`, String(gates))}
      <FrostField view={view} />
    </div>
  )
}

/** No default would be right everywhere, so it starts open. */
function FrostField({ view }: { view: View }) {
  const { frost, state, units } = view.plan
  const places = (view.rules ?? []).flatMap(({ state, name, frost }): Option[] =>
    frost.length === 0
      ? [[` ${state} `, `${name}: depth not established`]]
      : frost.map(([place, inches]) => [
          `${inches * inch} ${state} ${place}`,
          `${place ? `${name}, ${place}` : name}: ${widthText(inches * inch, units)}`,
        ]),
  )
  const chosen = places.find(([option]) => option.startsWith(`${frost ?? ''} ${state} `))?.[0]
  const own: Option[] = frost && !chosen ? [[`${frost}`, `Your own: ${widthText(frost, units)}`]] : []
  const rules = rulesOf(view)
  const [high, where = ''] = rules?.pool ?? []
  const said = rules && [
    `From ${rules.name}’s page.`,
    frost === undefined && 'Ask your building office how deep, and enter it under Adjust.',
    `811 there: ${rules.wait ? `wait ${rules.wait}` : 'ask how long to wait'}.`,
    high !== undefined && `Around a pool, ${widthText(high * inch, units)} high at least (${where}).`,
  ]
  return (
    <ChoiceField
      view={view}
      name="frost-place"
      label="How deep the ground freezes"
      says={
        view.rules
          ? said?.filter(Boolean).join(' ')
          : 'The places did not arrive. Enter your depth under Adjust, or load the page again.'
      }
      value={chosen ?? `${frost ?? ''}`}
      options={[['', 'Choose a place'], ['0', 'The ground does not freeze here'], ...places, ...own]}
    />
  )
}
