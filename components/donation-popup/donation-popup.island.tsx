'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../kit/icon'
import { IslandBoundary } from '../island/island-boundary.island'
import { announce } from '../island/announce'
import { pageStart } from './page-start'
import styles from './donation-popup.module.scss'

type Props = { href: string; heading: string; text: string }

/** Milliseconds after the page has loaded until the card appears. */
const delay = 10_000
/** Milliseconds after the page has loaded until React is fetched for it: the rest is time to come. */
const wakeDelay = 7000
/** Milliseconds that the fade-out takes; `.root` in the style sheet says the same. */
const fadeOut = 500
/** Milliseconds between looks whether an open dialog has closed. */
const patience = 1000

/** When it fails nothing is said: nobody asked for it. */
export function DonationIsland(props: Props) {
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

  useEffect(() => {
    root.current?.setAttribute('data-hydrated', '')
  }, [])

  useEffect(() => {
    if (state !== 'waiting') return

    let timer = 0
    const appear = () => {
      if (document.querySelector('dialog[open]')) {
        timer = window.setTimeout(appear, patience)
        return
      }
      setState('shown')
      announce(heading)
    }
    const start = () => {
      timer = window.setTimeout(appear, Math.max(0, pageStart() + delay - performance.now()))
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
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = window.setTimeout(() => setState('gone'), still ? 0 : fadeOut)
    return () => window.clearTimeout(timer)
  }, [state])

  if (state === 'waiting') return <div hidden data-island={wakeDelay} ref={root} />
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
      <a href={href} rel="noopener">
        Donate
      </a>
    </div>
  )
}
