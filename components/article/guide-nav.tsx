import { parentOf } from '@/content/model/page-path'
import { childPages, getPage, type PagePath } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './guide-nav.module.scss'

type Props = {
  path: PagePath
  /** The paths of those that stand elsewhere. */
  except?: readonly string[]
}

/** The guides below this page, or those beside it, unless the page above is in the header: it lists them. */
export function GuideNav({ path, except = [path] }: Props) {
  const guides = guidesFrom(path).filter((page) => !except.includes(page.path))
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

function guidesFrom(path: PagePath) {
  const below = childPages(path)
  const parent = parentOf(getPage(path))
  if (below.length > 0 || parent === undefined) return below
  return getPage(parent).menus.includes('header') ? [] : childPages(parent)
}
