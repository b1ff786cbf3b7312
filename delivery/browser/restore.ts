/**
 * What a reader was doing when the page had to be reloaded: the id of the dialog that was open or requested, the text
 * in the search field, and the accessible name of a button that was pressed before its island had hydrated. In
 * sessionStorage, as JSON under `resume`.
 */
export type Unfinished = readonly [dialog?: string | null, text?: string, button?: string | null]

/**
 * Opens the dialog again and restores its text, before React reads both.
 * @returns presses the button again; to be called when its island has hydrated
 */
export function restore(): () => void {
  const [dialog, text, button] = takeUnfinished()
  const element = document.getElementById(`${dialog}`)
  if (element instanceof HTMLDialogElement && !element.open) {
    element.showModal()
    const input = element.querySelector('input[name=q]')
    if (input instanceof HTMLInputElement && text) input.value = text
  }
  return () => {
    if (!button) return
    const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-label]')]
    buttons.find(({ ariaLabel }) => ariaLabel === button)?.click()
  }
}

function takeUnfinished(): Unfinished {
  try {
    const { resume } = sessionStorage
    sessionStorage.removeItem('resume')
    const unfinished: unknown = JSON.parse(resume)
    if (!Array.isArray(unfinished)) return []
    const [dialog, text, button] = unfinished.map((value) => (typeof value === 'string' ? value : undefined))
    return [dialog, text, button]
  } catch {
    // Storage is blocked, or holds what this site did not write.
    return []
  }
}
