import { BookCard } from '@/components/books/book-card'
import { Heading } from '@/components/kit/heading'
import { site } from '@/content/model/collections/site'
import { outline } from '@/content/model/pages/books'
import type { BooksContent } from '@/content/model/schemas/books'
import { headingOf } from '@/content/model/text/outline'
import { retailerLink } from './retailer-link'
import styles from './catalogue.module.scss'

type Props = { content: BooksContent }

const id = 'catalogue'

export function Catalogue({ content: { books, author } }: Props) {
  const { name, allUrl } = site().retailer
  return (
    <section>
      <div className={styles.head}>
        <Heading level={2} id={id} text={headingOf(outline(), id)} />
        <p className={styles.all}>
          <a href={allUrl} target="_blank" rel="noopener noreferrer sponsored">
            View all books on {name}
            <span className={styles.newTab}> (opens in a new tab)</span>
          </a>
        </p>
      </div>
      <ul className={styles.grid}>
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} href={retailerLink(book, author.name, site().retailer)} retailer={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
