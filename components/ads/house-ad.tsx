import clsx from 'clsx'
import type { HouseAdContent } from '@/content/model/schemas/house-ads'
import { site } from '@/content/model/site'
import { content as books } from '@/content/model/pages/books'
import { BookCover } from '../books/book-cover'
import { ButtonLink } from '../kit/button-link'
import { PicketRule } from '../kit/picket-rule'
import styles from './house-ad.module.scss'

type Props = {
  card: HouseAdContent
  /** Whether it fills a slot of 600 px: there one for the books shows some of them. */
  tall: boolean
}

/** An advertisement for a page of this site, shown where no other is. */
export function HouseAd({ card, tall }: Props) {
  return (
    <div className={clsx(styles.root, !tall && styles.wide)}>
      <div className={styles.words}>
        <p className={styles.label}>{`From ${site.name}`}</p>
        <p className={styles.title}>{card.title}</p>
        <p className={styles.text}>{card.text}</p>
      </div>
      {tall && card.href.split('#')[0] === '/books' && (
        <div className={styles.shelf} aria-hidden="true">
          {books.books.slice(16, 20).map((book) => (
            <BookCover key={book.id} book={book} decorative />
          ))}
        </div>
      )}
      <ButtonLink tone="outline" href={card.href}>
        {card.link}
      </ButtonLink>
      {!tall && (
        <div className={styles.fence}>
          <PicketRule />
        </div>
      )}
    </div>
  )
}
