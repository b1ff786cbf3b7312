import { useEffect, type RefObject } from 'react'

/**
 * Opens a dialog from its `command="show-modal"` buttons where the engine does not do that itself (WebKit
 * before 26.2, Firefox before 144).
 */
export function useInvokerFallback(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if ('commandForElement' in HTMLButtonElement.prototype) return

    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null
      const element = dialog.current
      if (element && !element.open && button?.getAttribute('commandfor') === element.id) element.showModal()
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [dialog])
}
