import { faultsOf } from '../../../content/model/planner/faults'
import { planQuery } from '../../../content/model/planner/link'
import { hasMaterial } from '../../../content/model/planner/materials'
import { isMaterial } from '../../../content/model/planner/materials/names'
import type { Plan } from '../../../content/model/planner/plan'
import { setField, setGates } from '../set-field'
import type { Control } from './controls'
import type { Session } from './session'

/** What the keys in a field have made of a plan so far. */
type Typing = { readonly field: string; readonly from: Plan; readonly to: Plan }

/**
 * Takes over what is typed and chosen in fields.
 * @param typed what was typed before this script came. It waits, as does what is typed then, until the plan of the
 * address is there.
 */
export function takeFields(session: Session, typed: Map<Control, string>) {
  let typing: Typing | undefined

  /** Each time from the plan before the first key: the 1 of a 180 must not move a gate for good. All is one step. */
  const setFrom = ({ dataset }: Control, text: string, isTyping = false): void => {
    const field = dataset['field'] ?? ''
    const set = () => {
      const { plan, drafts, errors, side } = session.view()
      const isSameStep = typing?.field === field && typing.to === plan
      const from = isSameStep && typing ? typing.from : plan
      const result = field === 'gates' ? setGates(from, side, text) : setField(from, field, text)
      const is = (draft?: string, error?: string) => ({
        drafts: { ...drafts, [field]: draft },
        errors: { ...errors, [field]: error },
      })
      if (!isTyping) typing = undefined
      else if (!('plan' in result) || faultsOf(result.plan).length > 0) return
      else if (errors[field] === undefined && planQuery(result.plan) === planQuery(plan)) return
      else typing = { field, from, to: result.plan }
      if ('plan' in result) session.edit(result.plan, is(), isSameStep)
      else session.set(is(text, result.fault))
    }
    if (field === 'material' && isMaterial(text) && !hasMaterial(text)) void session.withLate(set)
    else set()
  }

  return {
    take(control: Control) {
      if (session.view().isLive) setFrom(control, control.value)
      else typed.set(control, control.value)
    },
    /** Amid the keys: what is no plan yet changes nothing, and is no fault. */
    takeTyping(control: Control) {
      if (session.view().isLive) setFrom(control, control.value, true)
    },
    takeTyped: () => typed.forEach((text, control) => setFrom(control, text)),
  }
}

export type Fields = ReturnType<typeof takeFields>
