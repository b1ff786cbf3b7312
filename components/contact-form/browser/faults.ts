/** What keeps a message from being sent; without a field, it is about the whole. */
export type Fault = { readonly field?: string | undefined; readonly says: string }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const words: Readonly<Record<string, string>> = {
  message: 'Write your message here first.',
  email: 'We need an email address to answer to, like name@example.com.',
}

export const controlNamed = (form: HTMLFormElement, name: string): Control | undefined => {
  const found = form.elements.namedItem(name)
  return isControl(found) && found.type !== 'hidden' ? found : undefined
}

/** What the reader has left out, or typed wrong. */
export const faultsIn = (form: HTMLFormElement): Fault[] =>
  [...form.elements].filter(isControl).flatMap((control) => {
    const isBlank = control.required && control.value.trim() === ''
    return control.validity.valid && !isBlank
      ? []
      : [{ field: control.name, says: words[control.name] ?? control.validationMessage }]
  })

/** Shows these beside their fields and no others, and puts the focus on the first. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  for (const control of [...form.elements].filter(isControl)) {
    const place = document.getElementById(`${control.id}-fault`)
    const fault = faults.find(({ field }) => field === control.name)
    if (!place) continue
    place.textContent = fault?.says ?? ''
    if (fault) control.ariaInvalid = 'true'
    else control.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** A field that its reader changes is no longer wrong. */
export function forgetFaults(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.hasAttribute('aria-invalid')) return
    target.removeAttribute('aria-invalid')
    const place = document.getElementById(`${target.id}-fault`)
    if (place) place.textContent = ''
  })
}
