import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react'
import { buttonClass } from '../kit/button'
import { ControlIcon } from '../kit/control-icon'
import { keepClear } from '../island/keep-clear'
import styles from './donation-popup.module.scss'

type Props = { href: string; heading: string; text: string; isLeaving: boolean; onClose: () => void }

/**
 * Docked to the lower edge of the window, on phones as a bar. It is no dialog: it moves no focus, and what has the focus
 * is never under it.
 */
export function DonationCard({ href, heading, text, isLeaving, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  /** What had the focus before the card had it. */
  const cameFrom = useRef<HTMLElement>(null)

  const close = () => {
    if (root.current?.contains(document.activeElement)) cameFrom.current?.focus()
    onClose()
  }
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) close()
  })
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !root.current?.contains(relatedTarget)
    if (isOutside) cameFrom.current = relatedTarget
  }

  useEffect(() => {
    if (isLeaving || !root.current) return
    const stopKeepingClear = keepClear(root.current)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      stopKeepingClear()
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isLeaving])

  return (
    <div
      className={styles.root}
      role="region"
      aria-labelledby="donation-heading"
      data-leaving={isLeaving ? '' : undefined}
      ref={root}
      onFocus={rememberFocus}
    >
      <h2 id="donation-heading">{heading}</h2>
      <p>{text}</p>
      <a className={buttonClass({ tone: 'filled', size: 'small' })} href={href} rel="noopener">
        Donate
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        // A finger or mouse leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      >
        <ControlIcon name="close" />
      </button>
    </div>
  )
}
