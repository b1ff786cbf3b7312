'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '../kit/icon'
import { useIsHydrated } from '../island/use-is-hydrated'
import { IslandBoundary } from '../island/island-boundary'
import { IslandFault } from '../island/island-fault'
import { announce } from '../island/announce'
import { useNowPlaying } from './now-playing'
import { stopRadio, useRadio, type RadioSettings } from './use-radio'
import { VolumeSlider } from './volume-slider'
import styles from './radio-player.module.scss'

type Props = { settings: RadioSettings }

const sleepChoices = [15, 30, 60]

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

/** The controls of the radio page. */
function RadioPlayer({ settings }: Props) {
  const { state, radio } = useRadio(settings)
  const { status, message, volume, isMuted, sleepMinutes } = state
  const title = useNowPlaying(settings.statusUrl, status === 'playing')
  const root = useRef<HTMLDivElement>(null)
  const isOn = status !== 'idle'
  const isSilent = isMuted || volume === 0
  const starting = useRef<HTMLParagraphElement>(null)
  const isHydrated = useIsHydrated()

  useEffect(() => {
    root.current?.setAttribute('data-hydrated', '')
    // Play was pressed before any script of the page was there.
    if (!starting.current?.matches(':popover-open')) return
    starting.current.hidePopover()
    radio().play()
  }, [radio])
  useEffect(() => {
    if (message !== '') announce(message)
  }, [message])

  return (
    <div className={styles.root} data-island="load" ref={root}>
      <p className={styles.label}>Now Playing</p>
      <p className={styles.station}>{title ?? settings.station}</p>
      <p className={styles.programme}>{title ? settings.station : settings.programme}</p>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={isOn ? 'Pause' : 'Play'}
          // The browser itself keeps the press, as an open popover, until the player can answer it.
          popoverTarget={isHydrated ? undefined : 'radio-start'}
          onClick={() => radio().toggle()}
        >
          <Icon name={isOn ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={() => radio().toggleMute()}>
          <Icon name={isSilent ? 'muted' : 'sound'} />
        </button>
        <VolumeSlider value={isMuted ? 0 : volume} onChange={(wanted) => radio().setVolume(wanted)} />
      </div>
      <p className={styles.starting} id="radio-start" popover="manual" ref={starting}>
        Starting …
      </p>
      <p className={styles.status} data-fault={message === '' ? undefined : ''}>
        {message || words[status]}
      </p>
      {isOn && (
        <label className={styles.sleep}>
          Stop after
          <select
            value={sleepMinutes}
            onChange={(event) => radio().setSleep(Number(event.currentTarget.value))}
          >
            <option value={0}>never</option>
            {sleepChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

const words = {
  idle: 'Stopped. The stream connects when you press play.',
  connecting: 'Connecting …',
  playing: 'On air, live.',
  reconnecting: 'Connecting again …',
}
