import type { Question } from '@/content/model/schemas/common'
import { Heading } from './heading'
import { Prose } from './prose'
import styles from './question-list.module.scss'

type Props = { questions: readonly Question[] }

/** Questions and answers; each question can be linked to. */
export function QuestionList({ questions }: Props) {
  return (
    <div className={styles.root}>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className={styles.item}>
          <Heading level={3} id={id} text={question} />
          <Prose as="p" text={answer} />
        </div>
      ))}
    </div>
  )
}
