import { Blocks } from '@/components/article/blocks'
import { Heading } from '@/components/kit/heading'
import type { Problem } from '@/content/model/schemas/installation-maintenance'
import tiles from './tiles.module.scss'

type Props = { problems: readonly Problem[] }

export function Troubleshooting({ problems }: Props) {
  return (
    <div className={tiles.pairs}>
      {problems.map(({ id, problem, causes, solutions }) => (
        <div key={id}>
          <Heading level={3} id={id} text={problem} />
          <h4>Likely causes</h4>
          <Blocks blocks={[{ kind: 'list', items: causes }]} />
          <h4>Solutions</h4>
          <Blocks blocks={[{ kind: 'list', items: solutions, ordered: true }]} />
        </div>
      ))}
    </div>
  )
}
