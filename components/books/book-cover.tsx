import { content as books } from '@/content/model/pages/books'
import type { Book } from '@/content/model/schemas/books'
import { coverFile } from './cover-drawing'
import styles from './book-cover.module.scss'

type Props = {
  book: Book
  /** For a cover beside its title: an empty text alternative. */
  decorative?: boolean
}

/** delivery/browser/page.ts shows it in place of a cover that does not load. */
const coverFallback = '/placeholder.svg'

export function BookCover({ book, decorative = false }: Props) {
  const position = books().books.findIndex(({ id }) => id === book.id)
  return (
    <img
      className={styles.root}
      src={book.cover ?? `/covers/${coverFile(book, books().author.name, position)}`}
      alt={decorative ? '' : book.title}
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      data-fallback={coverFallback}
    />
  )
}
