import { childPages, neighborsOf, type PagePath } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './guide-nav.module.scss'

type Props = { path: PagePath }

/** The guides below this page, or the one before and after it. A page that is read by itself has none. */
export function GuideNav({ path }: Props) {
  const children = childPages(path)
  const { previous, next } = neighborsOf(path)
  const links = [
    ...children.map((page) => ({ page, word: 'Guide', side: undefined })),
    ...(previous ? [{ page: previous, word: 'Previous', side: undefined }] : []),
    ...(next ? [{ page: next, word: 'Next', side: styles.next }] : []),
  ]
  if (links.length === 0) return null
  return (
    <nav className={styles.root} aria-label="More guides">
      {links.map(({ page, word, side }) => (
        <SmartLink key={page.path} href={page.path} {...(side && { className: side })}>
          <small>{word}</small> {page.label}
        </SmartLink>
      ))}
    </nav>
  )
}
