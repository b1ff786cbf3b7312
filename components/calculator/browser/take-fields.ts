import { hasMaterial } from '../../../content/model/planner/materials'
import { isMaterial } from '../../../content/model/planner/materials/names'
import { setField, setGates } from '../set-field'
import type { Control } from './controls'
import type { Session } from './session'

/**
 * Takes over what is typed and chosen in fields.
 * @param typed what was typed before this script came. It waits, as does what is typed then, until the plan of the
 * address is there.
 */
export const takeFields = (session: Session, typed: Map<Control, string>) => ({
  take(control: Control) {
    if (session.view().isLive) setFrom(session, control, control.value)
    else typed.set(control, control.value)
  },
  takeTyped: () => typed.forEach((text, control) => setFrom(session, control, text)),
})

export type Fields = ReturnType<typeof takeFields>

function setFrom(session: Session, { dataset }: Control, text: string): void {
  const field = dataset['field'] ?? ''
  const set = () => {
    const { plan, drafts, errors, side } = session.view()
    const result = field === 'gates' ? setGates(plan, side, text) : setField(plan, field, text)
    const is = (draft?: string, error?: string) => ({
      drafts: { ...drafts, [field]: draft },
      errors: { ...errors, [field]: error },
    })
    if ('plan' in result) session.edit(result.plan, is())
    else session.set(is(text, result.fault))
  }
  if (field === 'material' && isMaterial(text) && !hasMaterial(text)) void session.withLate(set)
  else set()
}
