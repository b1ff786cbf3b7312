import { pagesIn } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import styles from './main-nav.module.scss'

type Props = {
  /** The accessible name: the header and the menu each have such a navigation. */
  label: string
  layout: 'bar' | 'stack'
  /** The path of the page being shown. */
  current: string | undefined
}

export function MainNav({ label, layout, current }: Props) {
  return (
    <nav aria-label={label} className={styles[layout]}>
      <ul>
        {pagesIn('header').map((page) => (
          <li key={page.path}>
            <SmartLink href={page.path} aria-current={currentOf(page.path, current)}>
              {page.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marks the page itself, and the page that a child page stands below. */
function currentOf(path: string, current: string | undefined): 'page' | 'true' | undefined {
  if (path === current) return 'page'
  return path !== '/' && current?.startsWith(`${path}/`) ? 'true' : undefined
}
