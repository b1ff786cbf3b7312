import { lengthText } from '@/content/model/planner/lengths'
import { boxOf } from './outlines'
import { Action, TextField } from './field'
import type { View } from './view'
import styles from './fields.module.scss'

const outlines = [
  { key: 'house', name: 'House' },
  { key: 'property', name: 'Property' },
] as const

/** Rectangles, by their distance from corner 1 and their size: the sketch for a permit says how far the fence is from them. */
export function OutlineFields({ view }: { view: View }) {
  const { plan } = view
  return outlines.map(({ key, name }) => {
    const box = boxOf(plan, key)
    if (!box)
      return (
        <p key={key}>
          <Action act={`add-${key}`} text={`Add the ${key === 'house' ? 'house' : 'property line'}`} />
        </p>
      )
    const fields = [
      ['left', `${name}: to the right of corner 1`, box.left],
      ['top', 'Below corner 1', box.top],
      ['wide', 'Width', box.wide],
      ['deep', 'Depth', box.deep],
    ] as const
    return (
      <div key={key} className={styles.grid}>
        {fields.map(([field, label, value]) => (
          <TextField
            key={field}
            view={view}
            name={`${key}-${field}`}
            label={label}
            value={lengthText(value, plan.units)}
          />
        ))}
        <Action act={`remove-${key}`} text={`Remove the ${key === 'house' ? 'house' : 'property line'}`} />
      </div>
    )
  })
}
