import {
  childPages,
  firstGuides,
  isPagePath,
  pagesIn,
  pagesOfFooterAlone,
  type Page,
} from '@/content/model/pages/page-registry'
import { content as typesOfFences } from '@/content/model/pages/types-of-fences'
import { SmartLink } from '../../kit/smart-link'
import styles from './popular-pages.module.scss'

const repairs = '/installation-maintenance/care-and-repair'

/** What readers look for most. */
export function PopularPages() {
  // The pages of the header are in sight, or in the menu. A page of the footer may be one of the first guides.
  const guides = new Set([
    ...pagesIn('header').flatMap(({ path }) => firstGuides(path).slice(0, 5)),
    ...pagesOfFooterAlone(),
  ])
  return (
    <div className={styles.root}>
      <PopularList title="Guides" links={Array.from(guides, asLink)} />
      <PopularList
        title="Fence types"
        links={typesOfFences().fenceTypes.map(({ id, title }) => ({
          href: `/types-of-fences#${id}`,
          label: title,
        }))}
      />
      <PopularList
        title="Repairs"
        links={[
          ...childPages(repairs).slice(0, 4).map(asLink),
          ...(isPagePath(repairs) ? [{ href: repairs, label: 'All repairs' }] : []),
        ]}
      />
    </div>
  )
}

const asLink = ({ path, label }: Page) => ({ href: path, label })

type ListProps = { title: string; links: readonly { href: string; label: string }[] }

function PopularList({ title, links }: ListProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
