import { site } from '@/content/model/site'
import { SmartLink } from '../kit/smart-link'
import styles from './partner-list.module.scss'

export function PartnerList() {
  return (
    <ul className={styles.root}>
      {site.partners.map(({ name, href, about }) => (
        <li key={href}>
          <SmartLink href={href}>{name}</SmartLink>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}
