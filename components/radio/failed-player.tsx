import { useEffect } from 'react'
import { IslandFault } from '../island/island-fault'
import { stopRadio, type RadioSettings } from './use-radio'

/** Takes the place of the player when it throws. */
export function FailedPlayer({ settings }: { settings: RadioSettings }) {
  useEffect(stopRadio, [])
  return (
    <div>
      <IslandFault>
        Our player does not work right now. Your browser’s own plays the station, too.
      </IslandFault>
      <audio
        controls
        loop={!settings.isLive}
        preload="none"
        crossOrigin="anonymous"
        src={settings.soundUrl}
      />
    </div>
  )
}
