import clsx from 'clsx'
import { roomFor } from '@/content/model/collections/house-ads'
import { cardsOf } from '@/content/model/collections/page-cards'
import { site } from '@/content/model/collections/site'
import type { PagePath } from '@/content/model/pages/page-registry'
import { isOfNetwork, type AdSlotName } from '@/content/model/schemas/site'
import { HouseAd } from './house-ad'
import styles from './ad-slot.module.scss'

type Props = {
  name: AdSlotName
  path: PagePath
  /** What the page says: a short one has fewer house ads. */
  content: unknown
}

const hasNetwork = () => isOfNetwork(site().ads.mode)

/**
 * A banner slot of reserved height. The ids for desktops and for phones are both in the HTML, and only the one of the
 * screen's size is displayed. It shows a house ad; with a network, ad-loader.ts fills it, and the house ad is what shows
 * until then, or where nothing comes. While the site has no ads, the ids stay in the HTML and take no room.
 */
export function AdSlot({ name, path, content }: Props) {
  const slot = site().ads.slots[name]
  if (site().ads.mode === 'off') {
    return (
      <>
        <Banner id={slot.desktop} hidden />
        {slot.onPhone && <Banner id={slot.phone} hidden />}
      </>
    )
  }

  if (!isShown(name, content)) return null
  const onPhone = slot.onPhone && (hasNetwork() || roomFor(name, content).onPhone)
  const isTall = slot.height === 600
  const place = Object.keys(site().ads.slots).indexOf(name)
  const card = cardsOf(path, site(), content)[place]
  if (!card)
    throw new Error(`content/data/house-ads.json: has too few cards for the slot "${name}" of ${path}`)
  return (
    <aside
      className={clsx(
        styles.root,
        isTall ? styles.tall : styles.wide,
        hasNetwork() && styles.ofNetwork,
        !onPhone && styles.desktopOnly,
      )}
      aria-label={`From ${site().name}: ${card.title}`}
    >
      <Banner className={clsx(styles.banner, styles.desktop)} id={slot.desktop} />
      {onPhone && <Banner className={clsx(styles.banner, styles.phone)} id={slot.phone} />}
      <HouseAd card={card} isTall={isTall} />
    </aside>
  )
}

/** Whether a slot takes room on a page: a network's always does, a house ad's where the page is long enough. */
export const isShown = (name: AdSlotName, content: unknown): boolean =>
  hasNetwork() || (site().ads.mode === 'house' && roomFor(name, content).onDesktop)

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
