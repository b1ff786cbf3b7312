import { Diagram } from '@/components/diagram/diagram'
import { Figure } from '@/components/picture/figure'
import { Heading } from '@/components/kit/heading'
import { Picture } from '@/components/picture/picture'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { SmartLink } from '@/components/kit/smart-link'
import type { FenceType } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/pages/types-of-fences'
import styles from './fence-type-section.module.scss'

type Props = { fenceType: FenceType }

/** One of the four materials: what it is, what speaks for and against it, its styles and its place. */
export function FenceTypeSection({ fenceType }: Props) {
  const {
    id,
    title,
    subtitle,
    description,
    picture,
    benefits,
    drawbacks,
    material,
    styles: fenceStyles,
  } = fenceType

  return (
    <Section outline={outline} id={id}>
      <p className={styles.subtitle}>{subtitle}</p>
      <Figure name={picture} />
      <p className={styles.description}>
        <Prose text={description} />
      </p>
      <div className={styles.sides}>
        <Side title="Key benefits" mark="for" points={benefits} />
        <Side title="Drawbacks" mark="against" points={drawbacks} />
      </div>
      {material.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
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
      <dl className={styles.facts}>
        <Fact
          term="Price"
          text={`${dollars(fenceType.price.installed)} per linear foot installed. ${fenceType.price.note}`}
        />
        <Fact term="Where it fits" text={fenceType.fits} />
        <Fact term="Climate" text={fenceType.climate} />
        <Fact term="Upkeep" text={fenceType.upkeep} />
        <Fact term="Environment" text={fenceType.environment} />
      </dl>
      <p>
        <SmartLink href={fenceType.wikipediaLink}>
          {`Read more about ${title.toLowerCase()} on Wikipedia`}
        </SmartLink>
      </p>
    </Section>
  )
}

function dollars([low, high]: FenceType['price']['installed']): string {
  return `About $${low}–${high}`
}

function Side({
  title,
  mark,
  points,
}: {
  title: string
  mark: 'for' | 'against'
  points: readonly string[]
}) {
  return (
    <div data-mark={mark}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Prose text={point} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Prose text={text} />
      </dd>
    </div>
  )
}
