import type { Book } from '@/content/model/schemas/books'
import { BookCover } from './book-cover'
import { shortTitle } from './short-title'
import styles from './book-card.module.scss'

type Props = { book: Book; href: string; retailer: string }

/**
 * A book that links to the retailer, in a new tab without opener and referrer. The link has a name of its own: put
 * together from cover and heading it would say the title twice.
 */
export function BookCard({ book, href, retailer }: Props) {
  const short = shortTitle(book.title)
  const label = `View on ${retailer} →`
  return (
    <a
      className={styles.root}
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored"
      aria-label={`${book.title} ${book.year} ${label} (opens in a new tab)`}
    >
      <BookCover book={book} />
      <h3 className={styles.title}>
        {short ? (
          <>
            <span className={styles.full}>{book.title}</span>
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
          </>
        ) : (
          book.title
        )}
      </h3>
      <span className={styles.year}>{book.year}</span>
      <span className={styles.label}>{label}</span>
    </a>
  )
}
