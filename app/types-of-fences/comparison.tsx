import { DataTable } from '@/components/kit/data-table'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'

type Props = { path: string; content: TypesOfFences }

/** All four materials in one table. */
export function Comparison({ path, content }: Props) {
  return (
    <Section path={path} id="comparison">
      <DataTable
        caption="Wooden, metal, vinyl and composite fences side by side"
        head={['Point', ...content.fenceTypes.map((type) => type.title.replace(/ fences$/, ''))]}
        rows={content.comparison.map(({ label, wooden, metal, vinyl, composite }) => [
          label,
          ...[wooden, metal, vinyl, composite].map((cell, index) => <Prose key={index} text={cell} />),
        ])}
        note={<Prose text={content.priceNote} />}
      />
    </Section>
  )
}
