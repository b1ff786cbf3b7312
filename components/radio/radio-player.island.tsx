'use client'

import { useEffect, useRef } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { islandAttributes } from '../island/trigger'
import { useIsHydrated } from '../island/use-is-hydrated'
import { useIsland } from '../island/use-island'
import { Icon } from '../kit/icon'
import { NowPlaying } from './now-playing'
import { statusTexts } from './radio-state'
import { SleepTimer } from './sleep-timer'
import { useNowPlaying } from './use-now-playing'
import { stopRadio, useRadio, type RadioSettings } from './use-radio'
import { VolumeSlider } from './volume-slider'
import styles from './radio-controls.module.scss'

type Props = { settings: RadioSettings }

/** The controls of the radio page. */
export function RadioPlayerIsland({ settings }: Props) {
  return (
    <IslandBoundary name="radio player" fallback={<FailedPlayer settings={settings} />}>
      <RadioPlayer settings={settings} />
    </IslandBoundary>
  )
}

function FailedPlayer({ settings }: Props) {
  useEffect(stopRadio, [])
  return (
    <div className={styles.root}>
      <IslandFault>
        Our player does not work right now. Your browser’s own plays the station, too.
      </IslandFault>
      <audio controls preload="none" crossOrigin="anonymous" src={settings.streamUrl} />
    </div>
  )
}

function RadioPlayer({ settings }: Props) {
  const { state, radio } = useRadio(settings)
  const { status, message, volume, isMuted, sleepMinutes } = state
  const title = useNowPlaying(settings.statusUrl, status === 'playing')
  const root = useRef<HTMLDivElement>(null)
  const starting = useRef<HTMLParagraphElement>(null)
  const isHydrated = useIsHydrated()
  const isOn = status !== 'idle'
  useIsland(root)

  useEffect(() => {
    // Play was pressed before hydration: the popover is still open.
    if (!starting.current?.matches(':popover-open')) return
    starting.current.hidePopover()
    radio().play()
  }, [radio])

  return (
    <div className={styles.root} {...islandAttributes('load')} ref={root}>
      <NowPlaying settings={settings} title={title} />
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={isOn ? 'Pause' : 'Play'}
          // A press before any script has loaded opens the popover: that is how hydration learns of it.
          popoverTarget={isHydrated ? undefined : 'radio-start'}
          onClick={() => radio().toggle()}
        >
          <Icon name={isOn ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={() => radio().toggleMute()}>
          <Icon name={isMuted || volume === 0 ? 'muted' : 'sound'} />
        </button>
        <VolumeSlider value={isMuted ? 0 : volume} onChange={(wanted) => radio().setVolume(wanted)} />
      </div>
      <p className={styles.starting} id="radio-start" popover="manual" ref={starting}>
        Starting …
      </p>
      <p className={styles.status} data-fault={message === '' ? undefined : ''}>
        {message || statusTexts[status]}
      </p>
      {isOn && <SleepTimer minutes={sleepMinutes} onChange={(minutes) => radio().setSleep(minutes)} />}
    </div>
  )
}
