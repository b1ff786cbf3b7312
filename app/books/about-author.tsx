import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import type { BooksContent } from '@/content/model/schemas/books'
import styles from './about-author.module.scss'

type Props = { content: BooksContent }

export function AboutAuthor({ content: { author, note } }: Props) {
  return (
    <div className={styles.root}>
      <p>
        <strong>
          {author.name} ({author.lifespan})
        </strong>
      </p>
      <Paragraphs texts={author.about} />
      <Prose as="p" className={styles.note} text={note} />
    </div>
  )
}
