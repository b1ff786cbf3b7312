import { childPages, type PagePath } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './guide-nav.module.scss'

type Props = { path: PagePath }

/** The guides below this page. */
export function GuideNav({ path }: Props) {
  const guides = childPages(path)
  if (guides.length === 0) return null
  return (
    <nav className={styles.root} aria-label="More guides">
      {guides.map((page) => (
        <SmartLink key={page.path} href={page.path}>
          {page.label}
        </SmartLink>
      ))}
    </nav>
  )
}
