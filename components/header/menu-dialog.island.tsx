'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { islandAttributes } from '../island/trigger'
import { useIsland } from '../island/use-island'
import { Button } from '../kit/button'
import { PlainDialog } from './plain-dialog'
import { useInvokerFallback } from './use-invoker-fallback'

type Props = { id: string; className: string | undefined; children: ReactNode }

const label = 'Menu'

export function MenuDialogIsland(props: Props) {
  return (
    <IslandBoundary name="menu" fallback={<FailedMenu {...props} />}>
      <Menu {...props} />
    </IslandBoundary>
  )
}

/** Its links and its close button work without script. */
function FailedMenu({ id, className, children }: Props) {
  return (
    <PlainDialog id={id} className={className} label={label}>
      <IslandBoundary name="menu without its island" fallback={<NoLinks />}>
        {children}
      </IslandBoundary>
    </PlainDialog>
  )
}

function NoLinks() {
  return (
    <form method="dialog">
      <IslandFault>
        The menu does not work right now. All pages are linked at the foot of this one.
      </IslandFault>
      <Button tone="outline" type="submit">
        Close menu
      </Button>
    </form>
  )
}

/**
 * The menu's dialog. The element itself opens, traps focus, closes on Esc and restores focus. This adds what not every
 * browser has (opening from a command button, closing on the backdrop) and closes the menu when a link is followed.
 */
function Menu({ id, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useInvokerFallback(dialog)
  useIsland(dialog)

  const closeOnBackdropOrLink = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null
    if (target === currentTarget || isLink) currentTarget.close()
  }

  return (
    <dialog
      className={className}
      id={id}
      aria-label={label}
      // The backdrop closes it also where scripts are off, in newer browsers.
      closedby="any"
      {...islandAttributes('touch')}
      ref={dialog}
      onClick={closeOnBackdropOrLink}
    >
      {children}
    </dialog>
  )
}
