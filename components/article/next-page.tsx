import { getPage, type PagePath } from '@/content/model/pages/page-registry'
import { SmartLink } from '../kit/smart-link'
import { Picture } from '../picture/picture'
import styles from './next-page.module.scss'

type Props = { path: PagePath }

/** What to read after this page, as its front matter says. */
export function NextPage({ path }: Props) {
  const { next } = getPage(path)
  if (!next) return null
  return (
    <aside className={styles.root} aria-label="Next">
      {next.picture && <Picture name={next.picture} thumbnail decorative />}
      <p>
        <SmartLink href={next.href}>{`Next: ${next.title}`}</SmartLink>
        {next.text}
      </p>
    </aside>
  )
}
