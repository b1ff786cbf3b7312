import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = { id: string; className: string | undefined; label: string; children: ReactNode }

/** Replaces a dialog whose island failed; it does what the element does natively. */
export function PlainDialog({ id, className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // During the first render the failed dialog is still on the page. If it is open, its replacement opens too.
  const [wasOpen] = useState(() => document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`)?.open)

  useEffect(() => {
    if (wasOpen) dialog.current?.showModal()
  }, [wasOpen])

  return (
    <dialog className={className} id={id} aria-label={label} ref={dialog}>
      {children}
    </dialog>
  )
}
