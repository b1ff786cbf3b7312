import { neighborsOf, type PagePath } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './guide-nav.module.scss'

type Props = { path: PagePath }

/** The way to the guide before and after this one. A page that is read by itself has none. */
export function GuideNav({ path }: Props) {
  const { previous, next } = neighborsOf(path)
  if (!previous && !next) return null
  return (
    <nav className={styles.root} aria-label="More guides">
      {previous && (
        <SmartLink href={previous.path} className={styles.previous}>
          <small>Previous</small> {previous.label}
        </SmartLink>
      )}
      {next && (
        <SmartLink href={next.path} className={styles.next}>
          <small>Next</small> {next.label}
        </SmartLink>
      )}
    </nav>
  )
}
