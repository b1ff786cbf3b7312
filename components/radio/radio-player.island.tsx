'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { islandAttributes } from '../island/trigger'
import { useIsHydrated } from '../island/use-is-hydrated'
import { useIsland } from '../island/use-island'
import { ControlIcon } from '../kit/control-icon'
import { FailedPlayer } from './failed-player'
import { NowPlaying } from './now-playing'
import type { RadioSettings } from './radio-settings'
import { messages, radioWords } from './radio-state'
import { RecordingButton } from './recording-button'
import { SleepTimer } from './sleep-timer'
import { Station } from './station'
import { useNowPlaying } from './use-now-playing'
import { useRadio } from './use-radio'
import { VolumeSlider } from './volume-slider'
import styles from './radio-controls.module.scss'
import statusStyles from './radio-status.module.scss'

type Props = {
  settings: RadioSettings
  /** For when there is no sound. */
  tip: ReactNode
  /** What is known of the program, as a list. */
  program: ReactNode
}

/** The controls of the radio page. */
export function RadioPlayerIsland(props: Props) {
  return (
    <IslandBoundary name="radio player" fallback={<FailedPlayer settings={props.settings} />}>
      <RadioPlayer {...props} />
    </IslandBoundary>
  )
}

function RadioPlayer({ settings, tip, program }: Props) {
  const { state, radio } = useRadio(settings)
  const { sound, status, message, volume, isMuted, sleepMinutes } = state
  const words = radioWords[sound]
  const isPlaying = status === 'playing'
  const title = useNowPlaying(sound === 'stream' ? settings.statusUrl : '', isPlaying)
  const root = useRef<HTMLDivElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const starting = useRef<HTMLParagraphElement>(null)
  const isHydrated = useIsHydrated()
  const isOn = status !== 'idle'
  const hasChoice = settings.addresses.stream !== '' && (sound === 'recording' || message === messages.stream)
  const hasTimer = isPlaying || status === 'buffering' || status === 'reconnecting'
  const said = message || words.status[status]
  useIsland(root)
  useEffect(() => {
    // Play was pressed before hydration: the popover is still open.
    if (!starting.current?.matches(':popover-open')) return
    starting.current.hidePopover()
    radio().play()
  }, [radio])

  return (
    <div className={styles.root} {...islandAttributes('load')} ref={root}>
      <button
        type="button"
        className={styles.play}
        aria-label={isOn ? 'Pause' : 'Play'}
        // A press before any script has loaded opens the popover: that is how hydration learns of it.
        popoverTarget={isHydrated ? undefined : 'radio-start'}
        onClick={() => radio().toggle()}
        ref={play}
      >
        <ControlIcon name={isOn ? 'pause' : 'play'} />
      </button>
      <Station name={settings.station} label={words.label} isPlaying={isPlaying} />
      <p className={styles.starting} id="radio-start" popover="manual" ref={starting}>
        Starting …
      </p>
      {/* The longest of its texts keeps the room for all. Keyed: see components/search/dialog/search-outcome.tsx. */}
      <p
        className={statusStyles.status}
        data-fault={message === '' ? undefined : ''}
        data-longest={words.status.idle}
      >
        <span key={said}>{said}</span>
      </p>
      <NowPlaying
        settings={settings}
        sound={sound}
        title={title}
        state={isPlaying || status === 'buffering' ? 'playing' : message === '' ? 'stopped' : 'failed'}
        program={program}
      />
      <div className={statusStyles.volume}>
        <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={() => radio().toggleMute()}>
          <ControlIcon name={isMuted || volume === 0 ? 'muted' : 'sound'} />
        </button>
        <VolumeSlider value={isMuted ? 0 : volume} onChange={(wanted) => radio().setVolume(wanted)} />
      </div>
      <div className={statusStyles.last} data-choices={hasChoice || hasTimer ? '' : undefined}>
        <p>{tip}</p>
        <div className={statusStyles.choices}>
          {hasTimer && (
            <SleepTimer minutes={sleepMinutes} onChange={(minutes) => radio().setSleep(minutes)} />
          )}
          {hasChoice && (
            <RecordingButton
              sound={sound}
              className={styles.sound}
              onChoose={(chosen) => {
                radio().choose(chosen)
                // The button goes, and would take the focus with it.
                play.current?.focus()
              }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
