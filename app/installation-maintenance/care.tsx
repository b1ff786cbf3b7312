import { DataTable } from '@/components/kit/data-table'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { outline } from '@/content/pages/installation-maintenance'
import type { Installation } from '@/content/model/schemas/installation-maintenance'

type Props = { care: Installation['care'] }

export function Care({ care }: Props) {
  return (
    <Section outline={outline} id="care">
      <DataTable
        caption="Washing, yearly work and weak points of each material"
        head={['Material', 'Washing', 'Each year', 'Watch for']}
        rows={care.map(({ material, wash, yearly, watch }) => [
          material,
          <Prose key="wash" text={wash} />,
          <Prose key="yearly" text={yearly} />,
          <Prose key="watch" text={watch} />,
        ])}
      />
    </Section>
  )
}
