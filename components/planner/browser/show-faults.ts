import type { Fault } from '../../../content/model/planner/plan-fields'
import type { Control } from './form-text'

/** Puts each message at its field, and removes it where the fault is gone. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  const places = new Map<string, number>()
  for (const control of form.querySelectorAll<Control>('[aria-describedby]')) {
    const run = places.get(control.name) ?? 0
    places.set(control.name, run + 1)
    const message = faults.find((fault) => fault.field === control.name && fault.run === run)?.message
    const error = document.getElementById(`${control.id}-error`)
    if (message) control.ariaInvalid = 'true'
    else control.removeAttribute('aria-invalid')
    if (error && error.textContent !== (message ?? '')) error.textContent = message ?? ''
  }
}
