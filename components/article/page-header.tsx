import clsx from 'clsx'
import type { ReactNode } from 'react'
import { getPage, type PagePath } from '@/content/model/pages/page-registry'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { bindNumbers } from '@/content/model/text/typography'
import { Breadcrumbs } from './breadcrumbs'
import { formatDay } from '../kit/day'
import { Figure } from '../picture/figure'
import { Picture } from '../picture/picture'
import { Prose } from '../kit/prose'
import { SmartLink } from '../kit/smart-link'
import styles from './page-header.module.scss'

/** How wide the picture is beside the words. */
const wide = '(min-width: 1080px) 44vw'

type Props = {
  path: PagePath
  lead: ProseText
  /** The page's answer in brief. */
  answer?: ProseText | undefined
  /** Of the page's picture. */
  caption?: ProseText | undefined
  /** What the page says at a glance, beside its words or below them. */
  plate?: ReactNode
}

/**
 * In the order in which it is drawn: on a slow line the rest of the page comes later, and must move nothing.
 *
 * A date tells how old facts and rules are; a player, a form or a list of books has none that readers need.
 */
export function PageHeader({ path, lead, answer, caption, plate }: Props) {
  const page = getPage(path)
  const rest = (
    <>
      {answer && (
        <p className={styles.answer}>
          <strong className={styles.label}>In brief</strong> <Prose text={answer} />
        </p>
      )}
      {(page.reviewed !== undefined || page.menus.includes('legal')) && (
        <p className={styles.dates}>
          {page.reviewed && (
            <>
              <SmartLink href="/about#facts">Facts last reviewed</SmartLink> <Day day={page.reviewed} />
            </>
          )}
          {page.reviewed !== page.updated && (
            <>
              {page.reviewed ? ' · Updated ' : 'Updated '}
              <Day day={page.updated} />
            </>
          )}
        </p>
      )}
    </>
  )

  return (
    <div className={clsx(styles.root, page.picture && styles.withPicture, plate && styles.withPlate)}>
      <div className={clsx(styles.words, answer && !plate && !page.picture && styles.besideAnswer)}>
        <Breadcrumbs path={path} />
        <h1>{bindNumbers(page.heading)}</h1>
        <Prose as="p" className={styles.lead} text={lead} />
        {!page.picture && rest}
      </div>
      {plate}
      {page.picture && (
        <div className={styles.picture}>
          {caption ? (
            <Figure name={page.picture} caption={caption} wide={wide} eager />
          ) : (
            <Picture name={page.picture} wide={wide} eager />
          )}
        </div>
      )}
      {page.picture && <div className={styles.words}>{rest}</div>}
    </div>
  )
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day, 'long')}</time>
}
