import { newestPages } from '@/content/model/page-registry'
import { formatDay } from '../kit/day'
import { SmartLink } from '../kit/smart-link'
import styles from './recent-updates.module.scss'

/** What changed on this site, newest first, as in the feed. */
export function RecentUpdates() {
  const newest = newestPages().filter(({ path }) => path !== '/')

  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {newest.map(({ path, label, updated, change }) => (
          <li key={path}>
            <time dateTime={updated}>{formatDay(updated, 'medium')}</time>
            <h3>
              <SmartLink href={path}>{label}</SmartLink>
            </h3>
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
