'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { buttonClass } from '../kit/button'
import { Icon } from '../kit/icon'
import { IslandBoundary } from '../island/island-boundary'
import { announce } from '../island/announce'
import { islandAttributes } from '../island/trigger'
import { useIsland } from '../island/use-island'
import { pageStart } from './page-start'
import styles from './donation-popup.module.scss'

type Props = { href: string; heading: string; text: string }

/** Milliseconds from the page's load until the card appears. */
const appearAfter = 10_000
/** Hydrates 3 s early, so that the code is ready by then on a slow line, too. */
const hydrateAfter = 7000
/** Milliseconds of the fade-out; also in `.root` of the style sheet. */
const fadeOut = 500
/** Milliseconds between checks whether an open dialog has closed. */
const dialogPollInterval = 1000

/** Shows nothing when it fails: readers did not ask for it. */
export function DonationPopupIsland(props: Props) {
  return (
    <IslandBoundary name="donation popup" fallback={null}>
      <DonationCard {...props} />
    </IslandBoundary>
  )
}

/**
 * A docked card that asks for a donation. It is no dialog: it moves no focus, covers no content and waits
 * while the menu or the search is open.
 */
function DonationCard({ href, heading, text }: Props) {
  const [state, setState] = useState<'waiting' | 'shown' | 'leaving' | 'gone'>('waiting')
  const root = useRef<HTMLDivElement>(null)

  useIsland(root)

  useEffect(() => {
    if (state !== 'waiting') return

    let timer = 0
    const appear = () => {
      if (document.querySelector('dialog[open]')) {
        timer = window.setTimeout(appear, dialogPollInterval)
        return
      }
      setState('shown')
      announce(heading)
    }
    const start = () => {
      timer = window.setTimeout(appear, Math.max(0, pageStart() + appearAfter - performance.now()))
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [state, heading])

  useEffect(() => {
    if (state !== 'leaving') return
    const hasMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = window.setTimeout(() => setState('gone'), hasMotion ? fadeOut : 0)
    return () => window.clearTimeout(timer)
  }, [state])

  if (state === 'waiting') return <div hidden {...islandAttributes(hydrateAfter)} ref={root} />
  if (state === 'gone') return null

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setState('leaving')
  }

  return (
    <div
      className={styles.root}
      role="region"
      aria-labelledby="donation-heading"
      data-leaving={state === 'leaving' ? '' : undefined}
      onKeyDown={closeOnEscape}
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={() => setState('leaving')}>
        <Icon name="close" />
      </button>
      <h2 id="donation-heading">{heading}</h2>
      <p>{text}</p>
      <a className={buttonClass({ tone: 'filled', size: 'small' })} href={href} rel="noopener">
        Donate
      </a>
    </div>
  )
}
