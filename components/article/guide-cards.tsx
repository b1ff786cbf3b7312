import { childPages, type Page, type PagePath } from '@/content/model/page-registry'
import { DiagramImage } from '../diagram/diagram'
import { SmartLink } from '../kit/smart-link'
import { Picture } from '../picture/picture'
import styles from './guide-cards.module.scss'

/** The guides below this page, each with a drawing of its own, or its photograph. */
export function GuideCards({ path }: { path: PagePath }) {
  return (
    <nav className={styles.root} aria-label="More guides">
      {childPages(path).map((page) => (
        <SmartLink key={page.path} href={page.path}>
          <PictureOf page={page} />
          {page.label}
        </SmartLink>
      ))}
    </nav>
  )
}

function PictureOf({ page: { sharingDrawing, picture } }: { page: Page }) {
  if (sharingDrawing !== undefined) return <DiagramImage name={sharingDrawing} alt="" />
  return picture !== undefined && <Picture name={picture} wide="15rem" decorative />
}
