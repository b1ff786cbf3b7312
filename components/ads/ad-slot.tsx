import clsx from 'clsx'
import { houseAds } from '@/content/model/house-ads'
import type { PagePath } from '@/content/model/page-registry'
import type { AdSlotName } from '@/content/model/schemas/site'
import { site } from '@/content/model/site'
import { HouseAd } from './house-ad'
import styles from './ad-slot.module.scss'

type Props = { name: AdSlotName; path: PagePath }

/**
 * A banner slot of reserved height. The ids for desktops and for phones are both in the HTML; ad-loader.ts fills the
 * one whose box is displayed. Without an advertisement it shows a house ad, never one for the page it is on. While the
 * site has no ads, the ids stay in the HTML and take no room.
 */
export function AdSlot({ name, path }: Props) {
  const slot = site.ads.slots[name]
  if (site.ads.mode === 'off') {
    return (
      <>
        <Banner id={slot.desktop} hidden />
        {slot.onPhone && <Banner id={slot.phone} hidden />}
      </>
    )
  }

  const [first, second] = houseAds[name]
  const card = first.href.split('#')[0] === path ? second : first
  return (
    <aside
      className={clsx(
        styles.root,
        slot.height === 600 ? styles.tall : styles.wide,
        !slot.onPhone && styles.desktopOnly,
      )}
      aria-label={`From ${site.name}: ${card.title}`}
    >
      <Banner className={clsx(styles.banner, styles.desktop)} id={slot.desktop} />
      {slot.onPhone && <Banner className={clsx(styles.banner, styles.phone)} id={slot.phone} />}
      <HouseAd card={card} tall={slot.height === 600} />
    </aside>
  )
}

type BannerProps = { id: string; className?: string; hidden?: boolean }

/**
 * The ad network finds it by `data-banner-id`. dangerouslySetInnerHTML keeps React from touching the children that the
 * ad script inserts.
 */
function Banner({ id, className, hidden }: BannerProps) {
  return (
    <div className={className} data-banner-id={id} hidden={hidden} dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
