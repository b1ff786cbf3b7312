import { Blocks } from '@/components/article/blocks'
import { Figure } from '@/components/picture/figure'
import { Icon } from '@/components/kit/icon'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { Subsection } from '@/components/kit/subsection'
import { outline } from '@/content/pages/installation-maintenance'
import type { InstallationStep } from '@/content/model/schemas/installation-maintenance'
import styles from './step-section.module.scss'

type Props = { step: InstallationStep }

/** One of the four steps: what it takes, and how it goes. */
export function StepSection({ step }: Props) {
  return (
    <Section outline={outline} id={step.anchor}>
      <p className={styles.description}>
        <Prose text={step.description} />
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon name="clock" />
          {step.time}
        </li>
        <li>
          <Icon name="people" />
          {step.people}
        </li>
        <li>
          <Icon name={step.icon} />
          {step.tools.join(', ')}
        </li>
      </ul>
      <Figure name={step.picture} />
      {step.parts.map(({ id, heading, blocks }) => (
        <Subsection key={id} id={id} heading={heading}>
          <Blocks blocks={blocks} />
        </Subsection>
      ))}
    </Section>
  )
}
