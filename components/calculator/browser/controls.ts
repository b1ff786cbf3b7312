export type Control = HTMLInputElement | HTMLSelectElement

const fieldsIn = (root: Element) => [...root.querySelectorAll<Control>('[data-field]')]

/** What was typed or chosen before this script arrived. */
export const typedInto = (content: Element): Map<Control, string> =>
  new Map(
    fieldsIn(content)
      .filter((control) => isChanged(control) && isWhole(control))
      .map((control) => [control, control.value]),
  )

/**
 * The 8 of an 80 is no length yet: it would move a gate to where it fits in 8 feet. What is still being typed comes with
 * its change event. Whether Enter has sent that already, older browsers do not say: there it counts, so that none is lost.
 */
const isWhole = (control: Control) =>
  control !== document.activeElement ||
  control instanceof HTMLSelectElement ||
  !CSS.supports('selector(:user-valid)') ||
  control.matches(':user-valid')

const isChanged = (control: Control) =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue
    : ![...control.options].some((option) => option.defaultSelected && option.selected) &&
      control.selectedIndex > 0

/** Fields show what the plan says, but for the one that somebody is typing in, and what is no value of the plan. */
export function showValues(root: HTMLElement): void {
  for (const control of fieldsIn(root)) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset['value'] ?? ''
    else if (control !== document.activeElement) control.value = control.defaultValue
  }
}
