'use client'

import { useEffect, useRef, useState } from 'react'
import { ControlIcon } from '../kit/control-icon'
import { IslandBoundary } from '../island/island-boundary'
import { keepClear } from '../island/keep-clear'
import { usePath } from '../island/use-path'
import type { RadioSettings } from './radio-settings'
import { radioWords } from './radio-state'
import { isRadioOn, stopRadio, useRadio } from './use-radio'
import { useStatusAnnouncement } from './use-status-announcement'
import styles from './radio-bar.module.scss'

type Props = { settings: RadioSettings }

export function RadioBarIsland({ settings }: Props) {
  return (
    <IslandBoundary name="radio bar" attempt={usePath()} fallback={<FailedBar settings={settings} />}>
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
 * Stays on screen from page to page while the radio is on, and offers to start it again after a fault. The radio
 * page has the full controls instead. What has been stopped on a page can be started again there: the button keeps the
 * focus.
 */
function RadioBar({ settings }: Props) {
  const path = usePath()
  const { state, radio } = useRadio(settings)
  const [lastOnAt, setLastOnAt] = useState<string>()
  const isOn = state.status !== 'idle'
  const said = state.message || radioWords[state.sound].bar[state.status]
  const isShown = path !== '/radio' && (isOn || state.message !== '' || lastOnAt === path)
  const root = useRef<HTMLDivElement>(null)
  useStatusAnnouncement(state)

  // While rendering, so that the bar is not away in between: https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (isOn && lastOnAt !== path) setLastOnAt(path)

  useEffect(() => (root.current ? keepClear(root.current) : undefined), [isShown])

  if (!isShown) return null
  return (
    <div className={styles.root} role="region" aria-label="Radio" data-radio-bar="" ref={root}>
      <button type="button" aria-label={isOn ? 'Pause' : 'Play'} onClick={() => radio().toggle()}>
        <ControlIcon name={isOn ? 'pause' : 'play'} />
      </button>
      <a href="/radio">{settings.station}</a>
      <span key={said}>{said}</span>
      <button
        type="button"
        aria-label="Mute"
        aria-pressed={state.isMuted}
        onClick={() => radio().toggleMute()}
      >
        <ControlIcon name={state.isMuted || state.volume === 0 ? 'muted' : 'sound'} />
      </button>
    </div>
  )
}
