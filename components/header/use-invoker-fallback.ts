import { useEffect, type RefObject } from 'react'

/**
 * Opens a dialog from its `command="show-modal"` buttons in browsers without invoker commands: Safari before 26.2,
 * Firefox before 144 (https://caniuse.com/wf-invoker-commands).
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
