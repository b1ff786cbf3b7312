'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { IslandBoundary } from '../island/island-boundary'
import { useIsHydrated } from '../island/use-is-hydrated'
import { useIsland } from '../island/use-island'
import { ControlIcon } from '../kit/control-icon'
import { FailedPlayer } from './failed-player'
import { NowPlaying } from './now-playing'
import { RadioChoices } from './radio-choices'
import type { RadioSettings } from './radio-settings'
import { radioWords } from './radio-state'
import { Station } from './station'
import { StatusLine } from './status-line'
import { useNowPlaying } from './use-now-playing'
import { useRadio } from './use-radio'
import { VolumeControls } from './volume-controls'
import styles from './radio-controls.module.scss'

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
  const { sound, status, message } = state
  const words = radioWords[sound]
  const isPlaying = status === 'playing'
  const title = useNowPlaying(sound === 'stream' ? settings.statusUrl : '', isPlaying)
  const root = useRef<HTMLDivElement>(null)
  const play = useRef<HTMLButtonElement>(null)
  const starting = useRef<HTMLParagraphElement>(null)
  const isHydrated = useIsHydrated()
  const isOn = status !== 'idle'
  const island = useIsland(root, 'load')
  useEffect(() => {
    // Play was pressed before hydration: the popover is still open.
    if (!starting.current?.matches(':popover-open')) return
    starting.current.hidePopover()
    radio().play()
  }, [radio])

  return (
    <div className={styles.root} {...island}>
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
      <StatusLine
        text={message || words.status[status]}
        isFault={message !== ''}
        longest={words.status.idle}
      />
      <NowPlaying
        settings={settings}
        sound={sound}
        title={title}
        state={isPlaying || status === 'buffering' ? 'playing' : message === '' ? 'stopped' : 'failed'}
        program={program}
      />
      <VolumeControls state={state} radio={radio} />
      <RadioChoices
        tip={tip}
        state={state}
        hasStream={settings.addresses.stream !== ''}
        radio={radio}
        onChoose={() => play.current?.focus()}
      />
    </div>
  )
}
