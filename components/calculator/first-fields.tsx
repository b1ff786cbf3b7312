import { foot, lengthText, widthText } from '@/content/model/planner/lengths'
import { materialNames } from '@/content/model/planner/materials/names'
import { heightField, styleField } from '@/content/model/planner/settings'
import { ChoiceField, TextField, type Option } from './field'
import type { View } from './view'
import styles from './fields.module.scss'

const materialOptions: readonly Option[] = Object.entries(materialNames)

/** The questions that come first; all others have defaults that they say. */
export function FirstFields({ view }: { view: View }) {
  const { plan, count, side } = view
  const { material, settings, yard } = count
  const isOne = plan.sides.length === 1
  const gates = plan.sides[side]?.gates.length ?? 0
  const of = isOne ? '' : ` of side ${side + 1}`
  return (
    <div className={styles.first}>
      <TextField
        view={view}
        name={`length-${side}`}
        label={`Length${of}, with its gates`}
        value={lengthText(yard.lengths[side] ?? foot, plan.units)}
      />
      <ChoiceField
        view={view}
        name="height"
        label="Height"
        value={settings.choice('height')}
        options={heightField(material).options.map(([value]) => [
          value,
          lengthText(Number(value), plan.units),
        ])}
      />
      <ChoiceField
        view={view}
        name="material"
        label="Material"
        value={plan.material}
        options={materialOptions}
      />
      <ChoiceField
        view={view}
        name="style"
        label="Style"
        value={settings.choice('style')}
        options={styleField(material).options}
      />
      <TextField
        view={view}
        name="gates"
        label={`Gates${isOne ? '' : ` in side ${side + 1}`}`}
        value={String(gates)}
      />
      <FrostField view={view} />
    </div>
  )
}

/** No default would be right everywhere, so it starts open. */
function FrostField({ view }: { view: View }) {
  const { frost, units } = view.plan
  const { frostPlaces } = view
  const known = frostPlaces.some(({ depth }) => depth === frost)
  const own: Option[] =
    frost === undefined || frost === 0 || known
      ? []
      : [[String(frost), `Your own: ${widthText(frost, units)}`]]
  const options: Option[] = [
    ['', 'Choose a place'],
    ['0', 'The ground does not freeze here'],
    ...frostPlaces.map(({ place, depth }): Option => [
      `${depth} ${place}`,
      `${place}: ${widthText(depth, units)}`,
    ]),
    ...own,
  ]
  const value =
    frost === undefined ? '' : (options.find(([option]) => option.split(' ')[0] === String(frost))?.[0] ?? '')
  return (
    <ChoiceField
      view={view}
      name="frost-place"
      label="How deep the ground freezes"
      value={value}
      options={options}
    />
  )
}
