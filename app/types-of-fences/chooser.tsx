import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import styles from './chooser.module.scss'

type Props = { path: string; needs: TypesOfFences['chooser'] }

/** From what a reader needs to the fence that fits. */
export function Chooser({ path, needs }: Props) {
  return (
    <Section path={path} id="chooser">
      <dl className={styles.root}>
        {needs.map(({ need, choice }) => (
          <div key={need}>
            <dt>{need}</dt>
            <dd>
              <Prose text={choice} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
