import { content as radio, outline } from '@/content/model/pages/radio'
import { headingOf } from '@/content/model/text/outline'
import { Island } from '../island/island'
import { Prose } from '../kit/prose'
import { PlainPlayers } from './plain-players'
import { radioSettings } from './radio-settings'
import { RadioPlayerIsland } from './radio-player.island'
import styles from './radio-player.module.scss'

const id = 'player'

/** The radio page's player; with scripts off, the browser's own controls. */
export function RadioPlayer() {
  return (
    <section className={styles.root} id={id} aria-label={headingOf(outline(), id)}>
      <Island
        name="radio-player"
        component={RadioPlayerIsland}
        values={{ settings: radioSettings() }}
        slots={{ tip: <Prose text={radio().tip} />, program: <Program lines={radio().program} /> }}
      />
      <noscript>
        <PlainPlayers addresses={radioSettings().addresses} />
      </noscript>
    </section>
  )
}

function Program({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
