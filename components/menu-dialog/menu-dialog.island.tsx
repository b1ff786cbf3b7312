'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useInvokerFallback } from '../header-overlay/use-invoker-fallback'

type Props = { id: string; className: string | undefined; children: ReactNode }

/**
 * The menu's dialog. The element opens, traps focus, closes on Esc and gives focus back by itself; this adds
 * what not every engine has (opening from a command button, closing on the backdrop) and closes the menu
 * when a link in it leads on.
 */
export function MenuIsland({ id, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useInvokerFallback(dialog)

  useEffect(() => {
    dialog.current?.setAttribute('data-hydrated', '')
  }, [])

  const closeOnBackdropOrLink = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null
    if (target === currentTarget || isLink) currentTarget.close()
  }

  return (
    <dialog
      className={className}
      id={id}
      aria-label="Menu"
      data-island="touch"
      ref={dialog}
      onClick={closeOnBackdropOrLink}
    >
      {children}
    </dialog>
  )
}
