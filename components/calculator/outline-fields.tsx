import { lengthText } from '@/content/model/planner/lengths'
import { boxOf, isBox } from './outlines'
import { Action, TextField } from './field'
import type { View } from './view'
import styles from './fields.module.scss'

const outlines = [
  { key: 'house', name: 'House', what: 'the house' },
  { key: 'property', name: 'Property', what: 'the property line' },
] as const

/** Rectangles, by their distance from corner 1 and their size: the sketch for a permit says how far the fence is from them. */
export function OutlineFields({ view }: { view: View }) {
  const { plan } = view
  return outlines.map(({ key, name, what }) => {
    const box = boxOf(plan, key)
    if (!box)
      return (
        <p key={key}>
          <Action act={`add-${key}`} text={`Add ${what}`} />
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
        {fields.slice(0, isBox(plan[key]) ? 4 : 2).map(([field, label, value]) => (
          <TextField
            key={field}
            view={view}
            name={`${key}-${field}`}
            label={label}
            value={lengthText(value, plan.units)}
          />
        ))}
        <Action act={`remove-${key}`} text={`Remove ${what}`} />
      </div>
    )
  })
}
