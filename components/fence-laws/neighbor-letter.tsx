import clsx from 'clsx'
import { Button } from '@/components/kit/button'
import { bindNumbers } from '@/content/model/text/typography'
import styles from './neighbor-letter.module.scss'

type BlankProps = {
  name: string
  wide?: boolean
  /** For a pen it has room for three lines. */
  tall?: boolean
  autoComplete?: 'name' | 'street-address'
}

/** A blank of the letter: typed into on the screen, where it grows, or left open for a pen. */
function Blank({ name, wide = false, tall = false, autoComplete }: BlankProps) {
  return (
    <textarea
      className={clsx(wide ? styles.wide : styles.blank, tall && styles.tall)}
      rows={1}
      aria-label={name}
      placeholder={name}
      autoComplete={autoComplete}
    />
  )
}

export const heading = { id: 'letter', heading: 'The letter' }

/** A letter to the neighbor about a fence on the line, to fill in and print. What is typed stays in the page. */
export function NeighborLetter() {
  return (
    <neighbor-letter id={heading.id} class={styles.root} data-script="/scripts/neighbor-letter.js">
      <p>
        Date: <Blank name="Day" />
      </p>
      <p>
        Dear <Blank name="Neighbor’s name" />,
      </p>
      <p>
        This is about the fence between your lot at <Blank name="Their address" wide /> and mine at{' '}
        <Blank name="Your address" wide autoComplete="street-address" />
      </p>
      <p>
        <strong>What is wrong.</strong>{' '}
        <Blank name="Where, and what: posts, rails, boards, no fence at all" wide tall />
      </p>
      <p>
        <strong>What I would like to do.</strong>{' '}
        <Blank name="Repair, replace or build; material, height, length, where it stands" wide tall />
      </p>
      <p>
        <strong>What it costs.</strong> <Blank name="The whole, with the quotes enclosed" wide />{' '}
        {bindNumbers('Your share would be')} <Blank name="Share" />, mine <Blank name="Share" />. If your
        state’s law says who pays, I mean this one:{' '}
        <Blank name="Section of law, from your state’s page" wide />
      </p>
      <p>
        <strong>When.</strong> Work would begin on <Blank name="First day" /> and end about{' '}
        <Blank name="Last day" />. Please answer by{' '}
        <Blank name="Day: at least the notice your state asks for" wide />
      </p>
      <p>
        Afterwards the fence would belong to <Blank name="Both of us, you or me" />, and <Blank name="Who" />{' '}
        would keep it up.
      </p>
      <p>
        Can we talk it over? You reach me at <Blank name="Phone or email" wide />
      </p>
      <p>
        Yours, <Blank name="Your name" autoComplete="name" />
      </p>
      <p className={styles.signed}>
        <span>Agreed, neighbor: name, signature, day</span>
        <span>Agreed, owner: name, signature, day</span>
      </p>
      <Button tone="filled">Print the letter</Button>
    </neighbor-letter>
  )
}
