import clsx from 'clsx'
import type { SwatchColor } from '@/content/model/schemas/blocks'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Prose } from '../kit/prose'
import styles from './swatches.module.scss'

type Props = {
  caption: string
  items: readonly { color: SwatchColor; name: string; text: ProseText }[]
  note?: ProseText | undefined
}

/** Colors with their names and what they mean: nobody has to tell the colors apart. */
export function Swatches({ caption, items, note }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.caption}>{caption}</p>
      <dl className={styles.list}>
        {items.map(({ color, name, text }) => (
          <div key={color}>
            <dt>
              <span className={clsx(styles.swatch, styles[color])} aria-hidden="true" />
              {name}
            </dt>
            <Prose as="dd" text={text} />
          </div>
        ))}
      </dl>
      {note && <Prose as="p" className={styles.note} text={note} />}
    </div>
  )
}
