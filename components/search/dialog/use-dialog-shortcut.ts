import { useEffect, type RefObject } from 'react'
import { isSearchShortcut } from '../../island/shortcut'

/** Opens the dialog by the search's shortcut. Until hydration the loader (delivery/browser) does. */
export function useDialogShortcut(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const openByShortcut = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    document.addEventListener('keydown', openByShortcut)
    return () => document.removeEventListener('keydown', openByShortcut)
  }, [dialog])
}
