import { Island } from '../island/island'
import { RadioBarIsland } from './radio-bar.island'
import { radioSettings } from './radio-settings'

/** At the foot of every page while the radio plays, and as long as it does. */
export function RadioBar() {
  return <Island name="radio-bar" component={RadioBarIsland} values={{ settings: radioSettings() }} />
}
