import clsx from 'clsx'
import { firstGuides, pagesIn, pagesOfFooterAlone, type Page } from '@/content/model/page-registry'
import { SmartLink } from '../kit/smart-link'
import { inTwoLines } from './two-lines'
import guideStyles from './guides.module.scss'
import styles from './main-nav.module.scss'

type Props = {
  /** The accessible name: the header and the menu each have such a navigation. */
  label: string
  /** The stack also lists the guides below each page, and what else the footer has. */
  layout: 'bar' | 'stack'
  /** The path of the page being shown. */
  current: string | undefined
}

export function MainNav({ label, layout, current }: Props) {
  const pages = [...pagesIn('header'), ...(layout === 'stack' ? pagesOfFooterAlone() : [])]
  return (
    <nav aria-label={label} className={styles[layout]}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <NavLink page={page} current={current}>
              {layout === 'bar' ? inTwoLines(page.label) : page.label}
            </NavLink>
            {layout === 'stack' && <Guides of={page} current={current} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The labels of the bar, each as narrow as its words allow. */
export function BarMeasure() {
  return (
    <div className={clsx(styles.bar, styles.measure)}>
      <ul>
        {pagesIn('header').map(({ path, label }) => (
          <li key={path}>{inTwoLines(label)}</li>
        ))}
      </ul>
    </div>
  )
}

function Guides({ of, current }: { of: Page; current: string | undefined }) {
  const guides = firstGuides(of.path)
  if (guides.length === 0) return null
  return (
    <ul className={guideStyles.root}>
      {guides.map((page) => (
        <li key={page.path}>
          <NavLink page={page} current={current}>
            {page.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

type LinkProps = { page: Page; current: string | undefined; children: string }

function NavLink({ page, current, children }: LinkProps) {
  return (
    <SmartLink href={page.path} aria-current={currentOf(page.path, current)}>
      {children}
    </SmartLink>
  )
}

/** Marks the page itself, and the page that a child page stands below. */
function currentOf(path: string, current: string | undefined): 'page' | 'true' | undefined {
  if (path === current) return 'page'
  return path !== '/' && current?.startsWith(`${path}/`) ? 'true' : undefined
}
