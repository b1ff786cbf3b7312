import clsx from 'clsx'
import { cardSize } from '@/content/model/collections/drawing'
import { site } from '@/content/model/collections/site'
import type { HouseAdContent } from '@/content/model/schemas/house-ads'
import { cardFiles } from '../diagram/card-files'
import { SmartLink } from '../kit/smart-link'
import styles from './house-ad.module.scss'

type Props = {
  card: HouseAdContent
  /** Whether it fills a slot of 600 px. */
  isTall: boolean
}

/** An advertisement for a page of this site, set like a printer's trade card. All of it leads there. */
export function HouseAd({ card, isTall }: Props) {
  const picture = cardFiles().get(card.id)
  return (
    <div className={clsx(styles.root, isTall ? styles.tall : styles.wide)}>
      <p className={styles.label}>{`From ${site().name}`}</p>
      <img
        className={styles.picture}
        src={`/pictures/cards/${picture?.file}`}
        data-marks={picture?.hasMarks ? '' : undefined}
        alt=""
        {...cardSize}
        loading="lazy"
      />
      <p className={styles.title}>{card.title}</p>
      <p className={styles.text}>{card.text}</p>
      <SmartLink className={styles.link} href={card.href}>
        {card.link}
      </SmartLink>
    </div>
  )
}
