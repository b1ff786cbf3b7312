import { useEffect, type RefObject } from 'react'

/** Milliseconds from opening to the input having focus. */
const focusDelay = 100

/**
 * Calls back and focuses the input when the dialog opens, and after hydration if it is open already. A reader who has
 * moved the focus by then, to a result for example, keeps it.
 */
export function useDialogOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onOpen: () => void,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return

    let timer = 0
    const handleOpening = () => {
      if (!element.open) return
      onOpen()
      const focused = document.activeElement
      timer = window.setTimeout(() => {
        if (document.activeElement === focused) input.current?.focus()
      }, focusDelay)
    }
    // Older browsers fire no `toggle` event for dialogs: https://github.com/whatwg/html/issues/9733.
    const observer = new MutationObserver(handleOpening)
    observer.observe(element, { attributeFilter: ['open'] })
    handleOpening()
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [dialog, input, onOpen])
}
