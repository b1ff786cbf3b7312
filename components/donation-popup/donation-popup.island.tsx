'use client'

import { useEffect, useRef, useState } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { announce } from '../island/announce'
import { useIsland } from '../island/use-island'
import { DonationCard } from './donation-card'
import { pageStart } from './page-start'

type Props = {
  href: string
  /** What screen readers hear before the heading when the card appears. */
  name: string
  heading: string
  text: string
}

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
      <DonationPopup {...props} />
    </IslandBoundary>
  )
}

/** Asks for a donation, but not while the menu or the search is open. */
function DonationPopup({ name, heading, ...words }: Props) {
  const [state, setState] = useState<'waiting' | 'shown' | 'leaving' | 'gone'>('waiting')
  const root = useRef<HTMLDivElement>(null)

  const island = useIsland(root, hydrateAfter)

  useEffect(() => {
    if (state !== 'waiting') return

    let timer = 0
    const appear = () => {
      if (document.querySelector('dialog[open]')) {
        timer = window.setTimeout(appear, dialogPollInterval)
        return
      }
      setState('shown')
      announce(`${name}: ${heading}`)
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
  }, [state, name, heading])

  useEffect(() => {
    if (state !== 'leaving') return
    const hasMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = window.setTimeout(() => setState('gone'), hasMotion ? fadeOut : 0)
    return () => window.clearTimeout(timer)
  }, [state])

  if (state === 'waiting') return <div hidden {...island} />
  if (state === 'gone') return null
  return (
    <DonationCard
      {...words}
      heading={heading}
      isLeaving={state === 'leaving'}
      onClose={() => setState('leaving')}
    />
  )
}
