import type { Book } from '@/content/model/schemas/books'
import { BookCover } from './book-cover'
import styles from './book-card.module.scss'

type Props = { book: Book; href: string; retailer: string }

/** A book that links to the retailer, in a new tab without opener and referrer. */
export function BookCard({ book, href, retailer }: Props) {
  return (
    <a className={styles.root} href={href} target="_blank" rel="noopener noreferrer sponsored">
      <BookCover book={book} />
      <h3 className={styles.title}>{book.title}</h3>
      <span className={styles.year}>{book.year}</span>
      <span className={styles.label}>View on {retailer} →</span>
    </a>
  )
}
