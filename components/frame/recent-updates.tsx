import { newestPages } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './recent-updates.module.scss'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** What changed on this site, newest first, as in the feed. */
export function RecentUpdates() {
  const newest = newestPages().filter(({ path }) => path !== '/')

  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {newest.map(({ path, label, updated, change }) => (
          <li key={path}>
            <time dateTime={updated}>{dayFormat.format(new Date(updated))}</time>
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
