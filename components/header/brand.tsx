import { site } from '@/content/model/collections/site'
import { SmartLink } from '../kit/smart-link'
import styles from './brand.module.scss'

export function Brand() {
  return (
    <SmartLink href="/" className={styles.root}>
      <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M0 12h30v4H0zm0 10h30v4H0z" className={styles.rail} />
        <path d="M2 28V8l3-4 3 4v20zm10 0V8l3-4 3 4v20zm10 0V8l3-4 3 4v20z" />
      </svg>
      <span className={styles.name}>{site().name}</span>
    </SmartLink>
  )
}
