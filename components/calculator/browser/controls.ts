export type Control = HTMLInputElement | HTMLSelectElement

const fieldsIn = (root: Element) => [...root.querySelectorAll<Control>('[data-field]')]

/** What was typed or chosen before this script arrived. */
export const typedInto = (content: Element): Map<Control, string> =>
  new Map(
    fieldsIn(content)
      .filter(isChanged)
      .map((control) => [control, control.value]),
  )

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
