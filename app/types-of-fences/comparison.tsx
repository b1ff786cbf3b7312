import { DataTable } from '@/components/kit/data-table'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/pages/types-of-fences'

type Props = { content: TypesOfFences }

export function Comparison({ content }: Props) {
  return (
    <Section outline={outline} id="comparison">
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
