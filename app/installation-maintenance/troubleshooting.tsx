import { Blocks } from '@/components/article/blocks'
import { DiagramImage } from '@/components/diagram/diagram'
import { Heading } from '@/components/kit/heading'
import type { Problem } from '@/content/model/schemas/installation-maintenance'
import tiles from './tiles.module.scss'

type Props = { problems: readonly Problem[] }

export function Troubleshooting({ problems }: Props) {
  return (
    <div className={tiles.pairs}>
      {problems.map(({ id, problem, diagram, causes, solutions }) => (
        <div key={id}>
          <Heading level={3} id={id} text={problem} />
          <div className={tiles.drawing}>
            <DiagramImage name={diagram} alt="" />
          </div>
          <h4>Likely causes</h4>
          <Blocks blocks={[{ kind: 'list', items: causes }]} />
          <h4>Solutions</h4>
          <Blocks blocks={[{ kind: 'list', items: solutions, ordered: true }]} />
        </div>
      ))}
    </div>
  )
}
