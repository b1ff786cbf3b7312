import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/model/pages/types-of-fences'
import styles from './chooser.module.scss'

type Props = { needs: TypesOfFences['chooser'] }

/** From what a reader needs to the fence that fits. */
export function Chooser({ needs }: Props) {
  return (
    <Section outline={outline()} id="chooser">
      <dl className={styles.root}>
        {needs.map(({ need, choice }) => (
          <div key={need}>
            <dt>{need}</dt>
            <Prose as="dd" text={choice} />
          </div>
        ))}
      </dl>
    </Section>
  )
}
