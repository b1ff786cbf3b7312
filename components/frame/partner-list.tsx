import clsx from 'clsx'
import { site } from '@/content/model/collections/site'
import { SmartLink } from '../kit/smart-link'
import styles from './partner-list.module.scss'

type Props = {
  /** Whether there is room for them side by side. */
  isWide?: boolean
}

export function PartnerList({ isWide = false }: Props) {
  return (
    <ul className={clsx(styles.root, isWide && styles.wide)}>
      {site().partners.map(({ name, href, about }) => (
        <li key={href}>
          <SmartLink href={href}>{name}</SmartLink>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}
