import { pagesIn } from '@/content/model/pages/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './legal-links.module.scss'

/** Small print at the foot of the menu. */
export function LegalLinks() {
  const pages = pagesIn('legal')
  if (pages.length === 0) return null
  return (
    <ul className={styles.root}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <SmartLink href={path}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  )
}
