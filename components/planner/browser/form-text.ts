export type Control = HTMLInputElement | HTMLSelectElement

const controls = (form: HTMLFormElement) => form.querySelectorAll<Control>('[name]')

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** What the form holds, as it stands in the address. */
export function formText(form: HTMLFormElement): URLSearchParams {
  const text = new URLSearchParams()
  for (const control of controls(form)) {
    // A number field keeps to itself what is no number.
    const value = control.validity.badInput ? '?' : control.value
    if (!isBox(control) || control.checked) text.append(control.name, value)
  }
  return text
}

/** Puts into the form what an address holds. Values that a field does not know change nothing. */
export function fillForm(form: HTMLFormElement, text: URLSearchParams): void {
  const places = new Map<string, number>()
  for (const control of controls(form)) {
    const place = places.get(control.name) ?? 0
    places.set(control.name, place + 1)
    const value = text.getAll(control.name)[place]
    if (isBox(control)) control.checked = text.has(control.name)
    else if (value !== undefined) setValue(control, value)
  }
}

function setValue(control: Control, value: string): void {
  const before = control.value
  control.value = value
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before
}

/** Whether a reader has sent the form: that judges all controls, also those that nobody has touched. */
export function wasSent(form: HTMLFormElement): boolean {
  if (!CSS.supports('selector(:user-valid)')) return false
  return !form.querySelector('[name]:not(:user-valid, :user-invalid)')
}
