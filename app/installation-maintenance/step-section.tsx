import { CheckList } from '@/components/check-list/check-list'
import { Figure } from '@/components/figure/figure'
import { Icon } from '@/components/icon/icon'
import { Part } from '@/components/plain-sections/plain-sections'
import { Prose } from '@/components/prose/prose'
import { Section } from '@/components/section/section'
import type { InstallationStep } from '@/content/schemas/installation-maintenance'
import styles from './step-section.module.scss'

type Props = { path: string; step: InstallationStep }

/** One of the four steps: what it takes, how it goes, and what must be true before the next. */
export function StepSection({ path, step }: Props) {
  return (
    <Section path={path} id={step.anchor}>
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
      {step.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <div className={styles.done}>
        <h3>Before you go on</h3>
        <CheckList items={step.done.map((text) => ({ text }))} />
      </div>
    </Section>
  )
}
