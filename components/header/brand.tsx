import { site } from '@/content/model/site'
import { SmartLink } from '../kit/smart-link'
import styles from './brand.module.scss'

export function Brand() {
  return (
    <SmartLink href="/" className={styles.root}>
      <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1 13h30v3H1zm0 9h30v3H1z" className={styles.rail} />
        <path d="M4 29V9l3.5-5L11 9v20zm8.500 0V9L16 4l3.500 5v20zM21 29V9l3.500-5L28 9v20z" />
      </svg>
      <span className={styles.name}>{site.name}</span>
    </SmartLink>
  )
}
