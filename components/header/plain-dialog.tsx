import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useInvokerFallback } from './use-invoker-fallback'

type Props = { id: string; className: string | undefined; label: string; children: ReactNode }

/** Stands in for a dialog whose island failed, with what the element does natively. */
export function PlainDialog({ id, className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // The failed one is still on the page at the first render: a reader who is in it must not find it gone.
  const [wasOpen] = useState(() => document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`)?.open)
  useInvokerFallback(dialog)

  useEffect(() => {
    if (wasOpen) dialog.current?.showModal()
  }, [wasOpen])

  return (
    <dialog className={className} id={id} aria-label={label} ref={dialog}>
      {children}
    </dialog>
  )
}
