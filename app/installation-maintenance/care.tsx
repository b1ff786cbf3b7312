import { DataTable } from '@/components/data-table/data-table'
import { Prose } from '@/components/prose/prose'
import { Section } from '@/components/section/section'
import type { Installation } from '@/content/schemas/installation-maintenance'

type Props = { path: string; care: Installation['care'] }

/** What each material asks for. */
export function Care({ path, care }: Props) {
  return (
    <Section path={path} id="care">
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
