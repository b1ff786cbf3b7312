import clsx from 'clsx'
import { Prose } from '@/components/kit/prose'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Chapter } from './part'
import styles from './tips.module.scss'
import tiles from './tiles.module.scss'

type Props = { id: 'tips' | 'maintenance'; tips: readonly ProseText[] }

export function Tips({ id, tips }: Props) {
  return (
    <Chapter id={id}>
      <ol className={clsx(styles.root, tiles.pairs)}>
        {tips.map((tip) => (
          <Prose key={tip} as="li" text={tip} />
        ))}
      </ol>
    </Chapter>
  )
}
