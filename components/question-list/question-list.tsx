import type { Question } from '@/content/schemas/common'
import { Heading } from '../heading/heading'
import { Prose } from '../prose/prose'
import styles from './question-list.module.scss'

type Props = { questions: readonly Question[] }

/** Questions as readers ask them, each with its own address. */
export function QuestionList({ questions }: Props) {
  return (
    <div className={styles.root}>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className={styles.item}>
          <Heading level={3} id={id} text={question} />
          <p>
            <Prose text={answer} />
          </p>
        </div>
      ))}
    </div>
  )
}
