import { getPage } from '@/content/model/pages/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './job-links.module.scss'

/** What a reader may have come for, with the guide for each. */
export const jobs = [
  { name: 'Choose', path: '/types-of-fences/choose' },
  { name: 'Plan', path: '/installation-maintenance/before-you-dig' },
  { name: 'Build', path: '/installation-maintenance/weekend-plan' },
  { name: 'Repair', path: '/installation-maintenance/care-and-repair' },
] as const

export function JobLinks() {
  return (
    <nav className={styles.root} aria-label="Guides">
      <ul>
        {jobs.map(({ name, path }) => (
          <li key={path}>
            <SmartLink href={path}>
              <strong>{name}</strong> {getPage(path).label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
