import { newestPages } from '@/content/model/pages/page-registry'
import { formatDay } from '../kit/day'
import { SmartLink } from '../kit/smart-link'
import styles from './recent-updates.module.scss'

/** How many are shown; the feed has all. */
const limit = 3

/** What changed in the guides, newest first. Pages without reviewed facts, such as /contact, have no news for readers. */
export function RecentUpdates() {
  const newest = newestPages()
    .filter(({ reviewed }) => reviewed)
    .slice(0, limit)

  return (
    <div className={styles.root}>
      <h3>What’s new here</h3>
      <ul className={styles.list}>
        {newest.map(({ path, label, updated, change }) => (
          <li key={path}>
            <time dateTime={updated}>{formatDay(updated, 'medium')}</time>
            <h4>
              <SmartLink href={path}>{label}</SmartLink>
            </h4>
            <p>{change}</p>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        <a href="/feed.xml">Follow these updates in a feed reader</a>
      </p>
    </div>
  )
}
