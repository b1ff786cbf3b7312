import clsx from 'clsx'
import {
  firstGuides,
  pages,
  pagesIn,
  pagesOfFooterAlone,
  trailTo,
  type Page,
} from '@/content/model/pages/page-registry'
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
  const listed = [...pagesIn('header'), ...(layout === 'stack' ? pagesOfFooterAlone() : [])]
  return (
    <nav aria-label={label} className={styles[layout]}>
      <ul>
        {listed.map((page) => (
          <li key={page.path}>
            <NavLink
              path={page.path}
              label={layout === 'bar' ? inTwoLines(page.label) : page.label}
              current={current}
            />
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
          <NavLink path={page.path} label={page.label} current={current} />
        </li>
      ))}
    </ul>
  )
}

type LinkProps = { path: string; label: string; current: string | undefined }

function NavLink({ path, label, current }: LinkProps) {
  return (
    <SmartLink href={path} aria-current={currentOf(path, current)}>
      {label}
    </SmartLink>
  )
}

/** Marks the page itself, and the page that a child page stands below. */
function currentOf(path: string, current: string | undefined): 'page' | 'true' | undefined {
  if (path === current) return 'page'
  // As the breadcrumb says it: the address of a page may not begin with that of the page above.
  const page = pages().find((page) => page.path === current)
  const isWithin = path !== '/' && page && trailTo(page.path).some((above) => above.path === path)
  return isWithin ? 'true' : undefined
}
