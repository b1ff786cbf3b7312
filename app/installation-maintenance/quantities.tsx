import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { Subsection } from '@/components/kit/subsection'
import { headingOf } from '@/content/model/outline'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import { outline } from '@/content/pages/installation-maintenance'

type Props = { texts: Installation['quantities'] }

/** The rules of counting in short; /installation-maintenance/how-much has the tables and the planner. */
export function Quantities({ texts: { lead, ...parts } }: Props) {
  return (
    <Section outline={outline} id="quantities">
      <p>
        <Prose text={lead} />
      </p>
      {Object.entries(parts).map(([part, text]) => (
        <Subsection key={part} id={`quantity-${part}`} heading={headingOf(outline, `quantity-${part}`)}>
          <p>
            <Prose text={text} />
          </p>
        </Subsection>
      ))}
    </Section>
  )
}
