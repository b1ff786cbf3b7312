import { Diagram } from '@/components/diagram/diagram'
import { Figure } from '@/components/picture/figure'
import { Heading } from '@/components/kit/heading'
import { Picture } from '@/components/picture/picture'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { SmartLink } from '@/components/kit/smart-link'
import type { FenceType } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/pages/types-of-fences'
import { ProsAndCons } from './pros-and-cons'
import styles from './fence-type-section.module.scss'

type Props = { fenceType: FenceType }

/** One of the four materials: what it is, what speaks for and against it, its styles and its place. */
export function FenceTypeSection({ fenceType }: Props) {
  const { id, subtitle, description, picture, benefits, drawbacks, material, styles: fenceStyles } = fenceType

  return (
    <Section outline={outline} id={id}>
      <p className={styles.subtitle}>{subtitle}</p>
      <Figure name={picture} />
      <p className={styles.description}>
        <Prose text={description} />
      </p>
      <ProsAndCons benefits={benefits} drawbacks={drawbacks} />
      <Paragraphs texts={material} />
      <h3>Styles</h3>
      <ul className={styles.styles}>
        {fenceStyles.map((style) => (
          <li key={style.id}>
            <div>
              <Heading level={4} id={style.id} text={style.name} />
              <p>
                <Prose text={style.description} />
              </p>
              <p className={styles.fits}>{`Fits: ${style.fits}`}</p>
            </div>
            {style.picture && <Picture name={style.picture} wide="(min-width: 768px) 14rem" />}
          </li>
        ))}
      </ul>
      {id === 'wooden' && <Diagram name="boards" />}
      <h3>Upkeep</h3>
      <p>
        <Prose text={fenceType.upkeep} />
      </p>
      <p>
        <SmartLink href={fenceType.wikipediaLink}>
          {`Read “${articleTitle(fenceType.wikipediaLink)}” on Wikipedia`}
        </SmartLink>
      </p>
    </Section>
  )
}

/** `…/wiki/Split-rail_fence` is the article "Split-rail fence". */
function articleTitle(link: FenceType['wikipediaLink']): string {
  return link.slice(link.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
