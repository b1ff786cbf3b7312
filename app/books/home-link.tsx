import { SmartLink } from '@/components/kit/smart-link'
import styles from './home-link.module.scss'

export function HomeLink() {
  return (
    <p className={styles.root}>
      <SmartLink href="/">← Back to home</SmartLink>
    </p>
  )
}
