import { Figure } from '@/components/picture/figure'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { SmartLink } from '@/components/kit/smart-link'
import { plateScale } from '@/content/model/collections/plates'
import { outline } from '@/content/model/pages/types-of-fences'
import type { FenceType, TypesOfFences } from '@/content/model/schemas/types-of-fences'
import { Facts } from './facts'
import { ProsAndCons } from './pros-and-cons'
import { StyleGrid } from './style-grid'
import note from './note.module.scss'
import styles from './fence-type-section.module.scss'

type Props = {
  fenceType: FenceType
  comparison: TypesOfFences['comparison']
  /** The first of them explains the plates. */
  isFirst: boolean
}

/** One of the four materials: what it is, what speaks for and against it, its styles and its place. */
export function FenceTypeSection({ fenceType, comparison, isFirst }: Props) {
  const { id, subtitle, description, picture, material, benefits, drawbacks, upkeep, wikipediaLink } =
    fenceType

  return (
    <Section outline={outline()} id={id}>
      <p className={styles.subtitle}>{subtitle}</p>
      <Facts rows={comparison} material={id} />
      <div className={styles.opening}>
        <Prose as="p" text={description} />
        <Figure name={picture} wide="(min-width: 1240px) 29rem, (min-width: 768px) 46rem" />
        <Paragraphs texts={material} />
      </div>
      <ProsAndCons benefits={benefits} drawbacks={drawbacks} />
      <h3>Styles</h3>
      {isFirst && <p className={note.root}>{plateScale}</p>}
      <StyleGrid fenceStyles={fenceType.styles} />
      <div className={styles.closing}>
        <h3>Upkeep</h3>
        <Prose as="p" text={upkeep} />
        <p>
          <SmartLink href={wikipediaLink}>{`Read “${articleTitle(wikipediaLink)}” on Wikipedia`}</SmartLink>
        </p>
      </div>
    </Section>
  )
}

/** `…/wiki/Split-rail_fence` is the article "Split-rail fence". */
function articleTitle(link: FenceType['wikipediaLink']): string {
  return link.slice(link.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
