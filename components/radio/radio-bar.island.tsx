'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '../kit/icon'
import { IslandBoundary } from '../island/island-boundary'
import { isRadioOn, stopRadio, useRadio, type RadioSettings } from './use-radio'
import styles from './radio-bar.module.scss'

type Props = { settings: RadioSettings }

export function RadioBarIsland({ settings }: Props) {
  return (
    <IslandBoundary name="radio bar" attempt={usePathname()} fallback={<FailedBar settings={settings} />}>
      <RadioBar settings={settings} />
    </IslandBoundary>
  )
}

/** Shows nothing to readers who were not listening. */
function FailedBar({ settings }: Props) {
  const [wasOn] = useState(isRadioOn)
  useEffect(stopRadio, [])
  if (!wasOn) return null
  return (
    <div className={styles.root} role="alert">
      <span>The radio stopped because its controls do not work here.</span>
      <a href="/radio">{settings.station}</a>
    </div>
  )
}

/**
 * Stays on screen across soft navigations while the radio is on, and offers to start it again after a fault. The radio
 * page has the full controls instead.
 */
function RadioBar({ settings }: Props) {
  const path = usePathname()
  const { state, radio } = useRadio(settings)
  const isOn = state.status !== 'idle'
  if ((!isOn && state.message === '') || path === '/radio') return null

  return (
    <div className={styles.root} role="region" aria-label="Radio" data-radio-bar="">
      <button type="button" aria-label={isOn ? 'Pause' : 'Play'} onClick={() => radio().toggle()}>
        <Icon name={isOn ? 'pause' : 'play'} />
      </button>
      <Link href="/radio" prefetch={false}>
        {settings.station}
      </Link>
      <span>{state.message || 'On air'}</span>
      <button
        type="button"
        aria-label="Mute"
        aria-pressed={state.isMuted}
        onClick={() => radio().toggleMute()}
      >
        <Icon name={state.isMuted || state.volume === 0 ? 'muted' : 'sound'} />
      </button>
    </div>
  )
}
