import { turnOf } from '@/content/model/planner/edit'
import { lengthText, widthText } from '@/content/model/planner/lengths'
import { Action, ChoiceField, fieldsOf, type Option } from './field'
import type { View } from './view'
import styles from './fields.module.scss'

/** Choices by their values, in this order. */
const choices = (labels: Readonly<Record<string, string>>): Option[] => Object.entries(labels)

const slopes = choices({ rack: 'Racked rails', step: 'Stepped, level bays' })
const closings = choices({ no: 'Has two ends', yes: 'Closes on itself' })
const ends = choices({ no: 'Stands free', yes: 'Stands at a house or wall' })
const leaves = choices({ 1: 'One', 2: 'Two' })
const openings = choices({ in: 'To the right of the side', out: 'To the left of the side' })
const hinges = choices({ start: 'Where the side starts', end: 'Where it ends' })

/** Each side with its length, turn and slope, and the gates of each: the same values that are dragged in the drawing. */
export function SideFields({ view }: { view: View }) {
  const { plan, count, side: chosen } = view
  const { units } = plan
  const { text, choice } = fieldsOf(view)
  return (
    <>
      {plan.sides.map((side, index) => (
        <fieldset key={index} className={styles.side}>
          <legend>{`Side ${index + 1}`}</legend>
          <div className={styles.grid}>
            {index !== chosen &&
              text(`length-${index}`, 'Length', lengthText(count.yard.lengths[index] ?? 0, units))}
            {index > 0 &&
              text(
                `turn-${index}`,
                'Turns right by, in degrees',
                String(Math.round(turnOf(plan, index) * 10) / 10),
                '90 is a right angle; with a minus it turns left.',
              )}
            {text(
              `rise-${index}`,
              'Ground rises by',
              widthText(side.rise, units),
              'Over the whole side; with a minus where it falls. Default: level.',
            )}
            {choice(`slope-${index}`, 'On the slope', side.slope, slopes)}
          </div>
          {side.gates.map((_, gate) => (
            <GateFields key={gate} view={view} side={index} gate={gate} />
          ))}
          {index !== chosen && (
            <Action act={`choose-${index}`} text={`Show side ${index + 1} from in front`} />
          )}
        </fieldset>
      ))}
      <div className={styles.grid}>
        {choice('closed', 'The fence', plan.isClosed ? 'yes' : 'no', closings)}
        {!plan.isClosed &&
          (['start', 'end'] as const).map((end) => (
            <ChoiceField
              key={end}
              view={view}
              name={`wall-${end}`}
              label={`The ${end} of the fence`}
              value={plan.walls[end] ? 'yes' : 'no'}
              options={ends}
            />
          ))}
      </div>
    </>
  )
}

function GateFields({ view, side, gate }: { view: View; side: number; gate: number }) {
  const { plan } = view
  const own = plan.sides[side]?.gates[gate]
  if (!own) return null
  const name = (field: string) => `gate-${side}-${gate}-${field}`
  const at = lengthText(own.at, plan.units)
  const { text, choice } = fieldsOf(view)
  return (
    <div className={styles.grid} role="group" aria-label={`Gate ${gate + 1} of side ${side + 1}`}>
      {text(name('width'), `Gate ${gate + 1}: opening`, lengthText(own.width, plan.units))}
      {text(name('at'), 'From the start of the side', at, '0 hangs it on the corner post.')}
      {choice(name('leaves'), 'Leaves', String(own.leaves), leaves)}
      {choice(name('opens'), 'Opens', own.opens, openings)}
      {own.leaves === 1 && choice(name('hinge'), 'Hinges', own.hinge, hinges)}
      <Action act={`remove-gate-${side}-${gate}`} text="Remove this gate" />
    </div>
  )
}
