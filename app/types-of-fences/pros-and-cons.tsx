import { Prose } from '@/components/kit/prose'
import type { FenceType } from '@/content/model/schemas/types-of-fences'
import styles from './pros-and-cons.module.scss'

type Props = Pick<FenceType, 'benefits' | 'drawbacks'>

export function ProsAndCons({ benefits, drawbacks }: Props) {
  return (
    <div className={styles.root}>
      <Side title="Key benefits" mark="for" points={benefits} />
      <Side title="Drawbacks" mark="against" points={drawbacks} />
    </div>
  )
}

type SideProps = { title: string; mark: 'for' | 'against'; points: FenceType['benefits'] }

function Side({ title, mark, points }: SideProps) {
  return (
    <div data-mark={mark}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <Prose key={point} as="li" text={point} />
        ))}
      </ul>
    </div>
  )
}
