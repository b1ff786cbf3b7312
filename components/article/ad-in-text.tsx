import type { PagePath } from '@/content/model/pages/page-registry'
import { AdSlot, isShown } from '../ads/ad-slot'
import styles from './ad-in-text.module.scss'

type Props = {
  path: PagePath
  /** All that the page says. */
  content: unknown
}

/** The first ad of a guide: between sections, so that it never stands before what a reader came for. */
export function AdInText({ path, content }: Props) {
  const slot = <AdSlot name="top" path={path} content={content} />
  return isShown('top', content) ? <div className={styles.root}>{slot}</div> : slot
}
