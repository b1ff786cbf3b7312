import { setField, setGates } from '../set-field'
import type { Control } from './controls'
import type { Session } from './session'

/**
 * Takes over what is typed and chosen in fields.
 * @param typed what was typed before this script came. It waits, as does what is typed then, until the plan of the
 * address is there.
 */
export function takeFields(session: Session, typed: Map<Control, string>) {
  let half: Control | undefined
  return {
    take(control: Control) {
      const text = control.value
      if (!session.view().isLive) return void typed.set(control, text)
      if (control === half) session.undo()
      setFrom(session, control, text)
    },
    takeTyped() {
      for (const [control, text] of typed) {
        const { plan } = session.view()
        setFrom(session, control, text)
        // The 8 of an 80 may have moved a gate to where it fits in 8 feet: the 80 counts from the plan before.
        if (control === document.activeElement && plan !== session.view().plan) half = control
        control.addEventListener('blur', () => (half = undefined))
      }
    },
  }
}

export type Fields = ReturnType<typeof takeFields>

function setFrom(session: Session, { dataset }: Control, text: string): void {
  const field = dataset['field'] ?? ''
  session.withMaterial(field === 'material' ? text : null, () => {
    const { plan, drafts, errors, side } = session.view()
    const result = field === 'gates' ? setGates(plan, side, text) : setField(plan, field, text)
    const is = (draft?: string, error?: string) => ({
      drafts: { ...drafts, [field]: draft },
      errors: { ...errors, [field]: error },
    })
    if ('plan' in result) session.edit(result.plan, is())
    else session.set(is(text, result.fault))
  })
}
