import { DiagramImage } from '@/components/diagram/diagram'
import type { Symptom } from '@/content/model/schemas/care-and-repair'
import styles from './symptom-board.module.scss'

type Props = { symptoms: readonly Symptom[] }

/** One fence with one thing wrong in each picture: readers know how it looks before they know its name. */
export function SymptomBoard({ symptoms }: Props) {
  return (
    <nav aria-label="Find it by its look">
      <ul className={styles.root}>
        {symptoms.map(({ id, symptom, diagram }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <DiagramImage name={diagram} alt="" />
              {symptom}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
