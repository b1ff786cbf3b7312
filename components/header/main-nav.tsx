import { pagesIn } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './main-nav.module.scss'

type Props = {
  /** Tells the header's navigation from the menu's for screen readers. */
  label: string
  layout: 'bar' | 'stack'
  /** The path of the page being shown. */
  current: string | undefined
}

/** The main pages; the current one is marked. */
export function MainNav({ label, layout, current }: Props) {
  return (
    <nav aria-label={label} className={styles[layout]}>
      <ul>
        {pagesIn('header').map((page) => (
          <li key={page.path}>
            <SmartLink href={page.path} aria-current={page.path === current ? 'page' : undefined}>
              {page.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
