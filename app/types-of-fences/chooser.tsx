import { DefinitionList } from '@/components/kit/definition-list'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/pages/types-of-fences'

type Props = { needs: TypesOfFences['chooser'] }

/** From what a reader needs to the fence that fits. */
export function Chooser({ needs }: Props) {
  return (
    <Section outline={outline} id="chooser">
      <DefinitionList layout="wide" items={needs.map(({ need, choice }) => ({ term: need, text: choice }))} />
    </Section>
  )
}
