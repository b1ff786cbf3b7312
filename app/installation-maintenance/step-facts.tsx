import { Icon } from '@/components/kit/icon'
import type { InstallationStep } from '@/content/model/schemas/installation-maintenance'
import styles from './step-facts.module.scss'

type Props = Pick<InstallationStep, 'time' | 'people' | 'tools'>

/** What a step takes: always the same three, each with its own drawing. */
export function StepFacts({ time, people, tools }: Props) {
  return (
    <dl className={styles.root}>
      <Fact icon="clock" label="Time">
        {time}
      </Fact>
      <Fact icon="people" label="People">
        {people}
      </Fact>
      <Fact icon="hammer" label="Tools">
        {tools.join(' · ')}
      </Fact>
    </dl>
  )
}

type FactProps = { icon: 'clock' | 'people' | 'hammer'; label: string; children: string }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
