import type { PagePath } from '@/content/model/page-registry'
import clsx from 'clsx'
import { content as books } from '@/content/pages/books'
import { houseCards } from '@/content/house-ads'
import type { HouseCard } from '@/content/model/schemas/pages'
import type { AdSlotName } from '@/content/model/schemas/site'
import { site } from '@/content/model/site'
import { BookCover } from '../books/book-cover'
import { PicketRule } from '../kit/picket-rule'
import { SmartLink } from '../kit/smart-link'
import styles from './ad-slot.module.scss'

type Props = { name: AdSlotName; path: PagePath }

/**
 * A banner slot of reserved height. Both device classes' ids are in the HTML, ad-loader.ts fills the
 * one whose box is displayed. Until an advertisement stands there, a card of our own does.
 */
export function AdSlot({ name, path }: Props) {
  const slot = site.ads.slots[name]
  const [first, second] = houseCards[name]
  const card = first.href.split('#')[0] === path ? second : first

  return (
    <aside
      className={clsx(
        styles.root,
        slot.height === 600 ? styles.tall : styles.wide,
        !slot.onPhone && styles.desktopOnly,
        site.ads.mode !== 'off' && styles.labelled,
      )}
      aria-label={`From ${site.name}: ${card.title}`}
    >
      <Banner className={styles.desktop} id={slot.desktop} />
      {slot.onPhone && <Banner className={styles.phone} id={slot.phone} />}
      <House card={card} tall={slot.height === 600} />
    </aside>
  )
}

/** The ad network finds it by data-banner-id: renaming that empties it. What it puts in is none of React's. */
function Banner({ className, id }: { className: string | undefined; id: string }) {
  return (
    <div
      className={clsx(styles.banner, className)}
      data-banner-id={id}
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

function House({ card, tall }: { card: HouseCard; tall: boolean }) {
  return (
    <div className={styles.house}>
      <div className={styles.words}>
        <p className={styles.label}>{`From ${site.name}`}</p>
        <p className={styles.title}>{card.title}</p>
        <p className={styles.text}>{card.text}</p>
      </div>
      {tall && (
        <div className={styles.shelf} aria-hidden="true">
          {books.books.slice(16, 20).map((book) => (
            <BookCover key={book.id} book={book} decorative />
          ))}
        </div>
      )}
      <SmartLink className={styles.link} href={card.href}>
        {card.link}
      </SmartLink>
      {!tall && (
        <div className={styles.fence}>
          <PicketRule />
        </div>
      )}
    </div>
  )
}
