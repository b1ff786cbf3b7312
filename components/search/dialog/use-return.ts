import { useEffect, type RefObject } from 'react'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { returnQuery } from './query-memory'

let isAddressRead = false

/** The `?q=` of the address that the document was opened with. */
function addressQuery(): string | undefined {
  if (isAddressRead) return undefined
  isAddressRead = true
  return new URLSearchParams(location.search).get('q') ?? undefined
}

/**
 * Opens the dialog with the words of `?q=`, and for a reader who comes back from a result with those that found it. Until
 * hydration delivery/browser/triggers.ts looks for them.
 */
export function useReturn(dialog: RefObject<HTMLDialogElement | null>, offer: (words: string) => void): void {
  useEffect(() => {
    const { pathname } = location
    const open = (words: string | undefined) => {
      // Before the next page is shown, the dialog is that of the page before.
      if (words === undefined || location.pathname !== pathname) return
      if (!dialog.current?.open) dialog.current?.showModal()
      offer(words)
    }
    const openAgain = () => open(returnQuery())
    // The back/forward cache. Safari may empty the field once more when it has been filled.
    const stopKeeping = keepOnReturn('dialog [name=q]', openAgain)

    const asked = addressQuery()
    open(returnQuery() ?? asked)
    window.addEventListener('popstate', openAgain)
    return () => {
      stopKeeping()
      window.removeEventListener('popstate', openAgain)
    }
  }, [dialog, offer])
}
