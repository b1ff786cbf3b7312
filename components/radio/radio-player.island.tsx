'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { islandAttributes } from '../island/trigger'
import { useIsHydrated } from '../island/use-is-hydrated'
import { useIsland } from '../island/use-island'
import { ControlIcon } from '../kit/control-icon'
import { FailedPlayer } from './failed-player'
import { NowPlaying } from './now-playing'
import { radioWords } from './radio-state'
import { SleepTimer } from './sleep-timer'
import { Station } from './station'
import { useNowPlaying } from './use-now-playing'
import { useRadio, type RadioSettings } from './use-radio'
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
  const words = radioWords(settings.isLive)
  const { status, message, volume, isMuted, sleepMinutes } = state
  const isPlaying = status === 'playing'
  const title = useNowPlaying(settings.statusUrl, isPlaying)
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
      <button
        type="button"
        className={styles.play}
        aria-label={isOn ? 'Pause' : 'Play'}
        // A press before any script has loaded opens the popover: that is how hydration learns of it.
        popoverTarget={isHydrated ? undefined : 'radio-start'}
        onClick={() => radio().toggle()}
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
        <span key={message || status}>{message || words.status[status]}</span>
      </p>
      <NowPlaying
        settings={settings}
        title={title}
        state={isPlaying ? 'playing' : message === '' ? 'stopped' : 'failed'}
        program={program}
      />
      <div className={statusStyles.volume}>
        <button type="button" aria-label="Mute" aria-pressed={isMuted} onClick={() => radio().toggleMute()}>
          <ControlIcon name={isMuted || volume === 0 ? 'muted' : 'sound'} />
        </button>
        <VolumeSlider value={isMuted ? 0 : volume} onChange={(wanted) => radio().setVolume(wanted)} />
      </div>
      <div
        className={statusStyles.last}
        data-playing={isPlaying || status === 'reconnecting' ? '' : undefined}
      >
        <p>{tip}</p>
        <SleepTimer minutes={sleepMinutes} onChange={(minutes) => radio().setSleep(minutes)} />
      </div>
    </div>
  )
}
