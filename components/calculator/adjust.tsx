import type { Field } from '@/content/model/planner/materials/material'
import { lengthText, widthText } from '@/content/model/planner/lengths'
import { fieldsOf as settingFields } from '@/content/model/planner/settings'
import { ChoiceField, fieldsOf, TextField, type Option } from './field'
import { OutlineFields } from './outline-fields'
import { SideFields } from './side-fields'
import type { View } from './view'
import styles from './fields.module.scss'

const units: readonly Option[] = [
  ['feet', 'Feet and inches'],
  ['meters', 'Meters'],
]

/** Everything that has a default, each with what is behind it. */
export function Adjust({ view }: { view: View }) {
  return (
    <details className={styles.adjust}>
      <summary data-adjust="">Adjust: corners, slope, gates, posts, holes, units</summary>
      {view.isAdjusting && <AllFields view={view} />}
    </details>
  )
}

function AllFields({ view }: { view: View }) {
  const { plan, count } = view
  const { text, choice } = fieldsOf(view)
  return (
    <>
      <SideFields view={view} />
      <h3>{count.material.name}</h3>
      <div className={styles.grid}>
        {settingFields(count.material)
          .slice(2)
          .map((field) => (
            <SettingField key={`${plan.material}-${field.name}`} view={view} field={field} />
          ))}
        {text(
          'frost',
          'Frost depth, if your town gave you one',
          plan.frost === undefined ? '' : widthText(plan.frost, plan.units),
          '0 where the ground does not freeze.',
        )}
        {choice('units', 'Units', plan.units, units)}
      </div>
      <h3>House and property line</h3>
      <OutlineFields view={view} />
    </>
  )
}

/** A field of the material, unless it is of no use with what else is set. */
function SettingField({ view, field }: { view: View; field: Field }) {
  const { settings } = view.count
  if (field.applies && !field.applies(settings)) return null
  const { name, label, says } = field
  if (field.kind === 'choice')
    return (
      <ChoiceField {...{ view, name, label, says }} value={settings.choice(name)} options={field.options} />
    )
  const { units } = view.plan
  const value = settings.number(name)
  const texts = { length: lengthText, width: widthText }
  const inWords = field.kind === 'number' ? undefined : texts[field.kind]
  const text = (number: number) => inWords?.(number, units) ?? String(number)
  const range = `${text(field.least)} to ${text(field.most)}`
  return (
    <TextField
      {...{ view, name, label }}
      says={`${says} Range: ${range.replace(/\.$/, '')}.`}
      value={text(value)}
    />
  )
}
