import { Diagram } from '@/components/diagram/diagram'
import { Prose } from '@/components/kit/prose'
import { Subsection } from '@/components/kit/subsection'
import { outline } from '@/content/model/pages/installation-maintenance'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import { headingOf } from '@/content/model/text/outline'
import { Chapter } from './part'
import tiles from './tiles.module.scss'

type Props = { texts: Installation['quantities'] }

/** The rules of counting in short; /installation-maintenance/how-much has the tables. */
export function Quantities({ texts: { lead, diagrams, ...parts } }: Props) {
  return (
    <Chapter id="quantities">
      <Prose as="p" text={lead} />
      <div className={tiles.drawings}>
        {diagrams.map((name) => (
          <Diagram key={name} name={name} />
        ))}
      </div>
      <div className={tiles.pairs}>
        {Object.entries(parts).map(([part, text]) => (
          <Subsection
            key={part}
            level={4}
            id={`quantity-${part}`}
            heading={headingOf(outline(), `quantity-${part}`)}
          >
            <Prose as="p" text={text} />
          </Subsection>
        ))}
      </div>
    </Chapter>
  )
}
