import { childPages, getPage, type Page, type PagePath } from '@/content/model/pages/page-registry'
import { parentOf } from '@/content/model/store/page-path'
import { SmartLink } from '../kit/smart-link'
import { GuideCards } from './guide-cards'
import styles from './guide-nav.module.scss'

/** More cards are too many to scroll past at the foot of a page that they do not belong to. */
const mostCards = 8

/** The guides below this page, or those beside it, unless the page above is in the header: it lists them. */
export function GuideNav({ path }: { path: PagePath }) {
  const below = childPages(path)
  const guides = below.length > 0 ? below : guidesBeside(path)
  const hasCards = below.length > 0 || guides.length <= mostCards
  return hasCards && guides.length > 0 ? <GuideCards guides={guides} /> : <GuideRow guides={guides} />
}

/** Guides by their names alone. */
export function GuideRow({ guides }: { guides: readonly Page[] }) {
  if (guides.length === 0) return null
  return (
    <nav className={styles.root} aria-label="More guides">
      {guides.map(({ path, label }) => (
        <SmartLink key={path} href={path}>
          {label}
        </SmartLink>
      ))}
    </nav>
  )
}

function guidesBeside(path: PagePath): Page[] {
  const parent = parentOf(getPage(path))
  if (parent === undefined || getPage(parent).menus.includes('header')) return []
  return childPages(parent).filter((page) => page.path !== path)
}
