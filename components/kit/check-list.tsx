import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { plainText } from '@/content/model/text/inline'
import { Prose } from './prose'
import styles from './check-list.module.scss'

type Item = { name: string; text?: ProseText | undefined } | { name?: never; text: ProseText }
type Props = { items: readonly Item[] }

/** Things to tick off, in print too. */
export function CheckList({ items }: Props) {
  return (
    <TickList>
      <CheckItems items={items} />
    </TickList>
  )
}

/** Around `CheckItems`: ticks last, and are cleared together. See components/kit/browser/tick-list.element.ts. */
export function TickList({ children }: { children: ReactNode }) {
  return (
    <tick-list data-script="/scripts/tick-list.js" data-on="scroll" class={styles.root}>
      {children}
      <button type="button">Clear ticks</button>
    </tick-list>
  )
}

export function CheckItems({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, text }) => (
        <li key={name ?? text}>
          <label>
            <input type="checkbox" value={hashOf(name ?? text)} />
            <span>
              {name && <strong>{name}</strong>}
              {text && <Prose text={text} />}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Ticks are kept by it: a changed or moved item takes no other's tick. Numbers of sources may change without it. */
function hashOf(words: string): string {
  const plain = plainText([words]).replace(/\[\^[^\]]*\]/g, '')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 3)
}
