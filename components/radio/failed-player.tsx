import { useEffect } from 'react'
import { IslandFault } from '../island/island-fault'
import { PlainPlayers } from './plain-players'
import type { RadioSettings } from './radio-settings'
import { stopRadio } from './use-radio'

/** Takes the place of the player when it throws. */
export function FailedPlayer({ settings }: { settings: RadioSettings }) {
  useEffect(stopRadio, [])
  return (
    <div>
      <IslandFault>
        Our player does not work right now. Your browser’s own plays the station, too.
      </IslandFault>
      <PlainPlayers addresses={settings.addresses} />
    </div>
  )
}
