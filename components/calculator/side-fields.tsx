import { turnOf } from '@/content/model/planner/edit'
import { lengthText, widthText } from '@/content/model/planner/lengths'
import { Action, ChoiceField, TextField, type Option } from './field'
import type { View } from './view'
import styles from './fields.module.scss'

const yesNo = (yes: string, no: string): Option[] => [
  ['no', no],
  ['yes', yes],
]

/** Each side with its length, turn and slope, and the gates of each: the same values that are dragged in the drawing. */
export function SideFields({ view }: { view: View }) {
  const { plan, count, side: chosen } = view
  const { units } = plan
  return (
    <>
      {plan.sides.map((side, index) => (
        <fieldset key={index} className={styles.side}>
          <legend>{`Side ${index + 1}`}</legend>
          <div className={styles.grid}>
            {index !== chosen && (
              <TextField
                view={view}
                name={`length-${index}`}
                label="Length"
                value={lengthText(count.yard.lengths[index] ?? 0, units)}
              />
            )}
            {index > 0 && (
              <TextField
                view={view}
                name={`turn-${index}`}
                label="Turns right by, in degrees"
                value={String(Math.round(turnOf(plan, index) * 10) / 10)}
                says="90 is a right angle; with a minus it turns left."
              />
            )}
            <TextField
              view={view}
              name={`rise-${index}`}
              label="Ground rises by"
              value={widthText(side.rise, units)}
              says="Over the whole side; with a minus where it falls. Default: level."
            />
            <ChoiceField
              view={view}
              name={`slope-${index}`}
              label="On the slope"
              value={side.slope}
              options={[
                ['rack', 'Racked: rails follow the ground'],
                ['step', 'Stepped: each bay level'],
              ]}
            />
          </div>
          {side.gates.map((_, gate) => (
            <GateFields key={gate} view={view} side={index} gate={gate} />
          ))}
          {index !== chosen && (
            <Action act={`choose-${index}`}>{`Show side ${index + 1} from in front`}</Action>
          )}
        </fieldset>
      ))}
      <div className={styles.grid}>
        <ChoiceField
          view={view}
          name="closed"
          label="The fence"
          value={plan.isClosed ? 'yes' : 'no'}
          options={yesNo('Closes on itself', 'Has two ends')}
        />
        {!plan.isClosed &&
          (['start', 'end'] as const).map((end) => (
            <ChoiceField
              key={end}
              view={view}
              name={`wall-${end}`}
              label={`The ${end} of the fence`}
              value={plan.walls[end] ? 'yes' : 'no'}
              options={yesNo('Stands at a house or wall', 'Stands free')}
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
  return (
    <div className={styles.grid} role="group" aria-label={`Gate ${gate + 1} of side ${side + 1}`}>
      <TextField
        view={view}
        name={name('width')}
        label={`Gate ${gate + 1}: opening`}
        value={lengthText(own.width, plan.units)}
      />
      <TextField
        view={view}
        name={name('at')}
        label="From the start of the side"
        value={lengthText(own.at, plan.units)}
        says="0 hangs it on the corner post."
      />
      <ChoiceField
        view={view}
        name={name('leaves')}
        label="Leaves"
        value={String(own.leaves)}
        options={[
          ['1', 'One'],
          ['2', 'Two'],
        ]}
      />
      <ChoiceField
        view={view}
        name={name('opens')}
        label="Opens"
        value={own.opens}
        options={[
          ['in', 'To the right of the side'],
          ['out', 'To the left of the side'],
        ]}
      />
      {own.leaves === 1 && (
        <ChoiceField
          view={view}
          name={name('hinge')}
          label="Hinges"
          value={own.hinge}
          options={[
            ['start', 'Where the side starts'],
            ['end', 'Where it ends'],
          ]}
        />
      )}
      <Action act={`remove-gate-${side}-${gate}`}>Remove this gate</Action>
    </div>
  )
}
