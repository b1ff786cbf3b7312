import { DataTable } from '@/components/kit/data-table'
import { formatDay } from '@/components/kit/day'
import { SmartLink } from '@/components/kit/smart-link'
import { corrections } from '@/content/model/collections/corrections'
import { getPage, isPagePath } from '@/content/model/pages/page-registry'
import styles from './corrections.module.scss'

/** The log, at the end of its page. */
export function Corrections() {
  if (corrections().length === 0) return null
  return (
    <div className={styles.root}>
      <DataTable
        caption="Corrections, newest first"
        head={['Page and day', 'What was wrong', 'What it says now']}
        rows={corrections().map(({ day, href, was, now }) => [
          <>
            <SmartLink href={href}>{labelOf(href)}</SmartLink>,{' '}
            <time dateTime={day}>{formatDay(day, 'medium')}</time>
          </>,
          was,
          now,
        ])}
      />
    </div>
  )
}

function labelOf(href: string): string {
  const [path = ''] = href.split('#')
  return isPagePath(path) ? getPage(path).label : path
}
