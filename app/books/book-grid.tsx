import { BookCard } from '@/components/books/book-card'
import type { BooksContent } from '@/content/model/schemas/books'
import { site } from '@/content/model/site'
import { retailerLink } from './retailer-link'
import styles from './book-grid.module.scss'

type Props = { content: BooksContent }

export function BookGrid({ content: { books, author } }: Props) {
  const { name, allUrl } = site.retailer
  return (
    <>
      <ul className={styles.root}>
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} href={retailerLink(book, author.name, site.retailer)} retailer={name} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={allUrl} target="_blank" rel="noopener noreferrer sponsored">
          View all books by {author.name} on {name}
        </a>
      </p>
    </>
  )
}
