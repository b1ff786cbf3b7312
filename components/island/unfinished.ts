/**
 * What a reader is doing in an island: the id of the dialog that is open or requested, the text in its field, and the
 * accessible name of a button that was pressed before the island had hydrated.
 */
export type Unfinished = readonly [dialog?: string | null, text?: string, button?: string | null]

export function unfinishedIn(dialog: HTMLDialogElement): Unfinished {
  return [dialog.open ? dialog.id : undefined, dialog.querySelector<HTMLInputElement>('[name=q]')?.value]
}

/** Opens the dialog again, with its text. */
export function restore([dialog, text, button]: Unfinished): void {
  const element = document.getElementById(`${dialog}`)
  if (element instanceof HTMLDialogElement && !element.open) {
    const input = element.querySelector<HTMLInputElement>('[name=q]')
    if (input && text) input.value = text
    element.showModal()
    // WebKit focuses a field whose text was set meanwhile at its start.
    input?.setSelectionRange(input.value.length, input.value.length)
  }
  if (!button) return
  const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-label]')]
  buttons.find(({ ariaLabel }) => ariaLabel === button)?.click()
}

/** Restores what a reload interrupted: delivery/browser/load-island.ts left it in sessionStorage, as JSON. */
export function resume(): void {
  try {
    const saved = sessionStorage.getItem('resume')
    sessionStorage.removeItem('resume')
    const unfinished: unknown = JSON.parse(saved ?? 'null')
    if (!Array.isArray(unfinished)) return
    const [dialog, text, button] = unfinished.map((value) => (typeof value === 'string' ? value : undefined))
    restore([dialog, text, button])
  } catch {
    // Storage is blocked, or holds what this site did not write.
  }
}
