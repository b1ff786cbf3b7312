import type { Page } from '@/content/model/pages/page-registry'
import { DiagramImage } from '../diagram/diagram'
import { SmartLink } from '../kit/smart-link'
import { Picture } from '../picture/picture'
import styles from './guide-cards.module.scss'

/** Guides, each with a drawing of its own, or its photograph. */
export function GuideCards({ guides }: { guides: readonly Page[] }) {
  return (
    <nav className={styles.root} aria-label="More guides">
      {guides.map((page) => (
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
