'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Icon } from '../icon/icon'
import { useRadio, type RadioSettings } from './use-radio'
import styles from './radio-bar.module.scss'

type Props = { settings: RadioSettings }

/**
 * Follows the reader through the site while the radio is on, and offers to start it again where it stopped by
 * itself; the radio page has the full controls.
 */
export function RadioBarIsland({ settings }: Props) {
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
