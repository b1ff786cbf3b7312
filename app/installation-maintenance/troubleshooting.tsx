import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { Problem } from '@/content/model/schemas/installation-maintenance'
import { outline } from '@/content/pages/installation-maintenance'
import styles from './troubleshooting.module.scss'

type Props = { problems: readonly Problem[] }

export function Troubleshooting({ problems }: Props) {
  return (
    <Section outline={outline} id="troubleshooting">
      {problems.map(({ id, problem, causes, solutions }) => (
        <div key={id} className={styles.problem}>
          <Heading level={3} id={id} text={problem} />
          <h4>Likely causes</h4>
          <ul>
            {causes.map((cause) => (
              <li key={cause}>
                <Prose text={cause} />
              </li>
            ))}
          </ul>
          <h4>Solutions</h4>
          <ol>
            {solutions.map((solution) => (
              <li key={solution}>
                <Prose text={solution} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}
