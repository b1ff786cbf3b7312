import { content as installation } from '@/content/pages/installation-maintenance'
import { pagesIn } from '@/content/model/page-registry'
import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import { content as typesOfFences } from '@/content/pages/types-of-fences'
import { SmartLink } from '../kit/smart-link'
import { SearchDialogIsland } from './search-dialog.island'
import styles from './search-dialog.module.scss'

export const searchDialogId = 'search'

/**
 * The full-screen search. With scripts off its form asks a public search engine for this site's pages, and
 * the list below it leads to what readers look for most.
 */
export function SearchDialog() {
  return (
    <SearchDialogIsland
      id={searchDialogId}
      label={`Search ${site.name}`}
      host={new URL(siteUrl).host}
      popular={<PopularPages />}
    />
  )
}

function PopularPages() {
  return (
    <div className={styles.popular}>
      <PopularList
        title="Pages"
        links={pagesIn('header').map(({ path, label }) => ({ href: path, label }))}
      />
      <PopularList
        title="Fence types"
        links={typesOfFences.fenceTypes.map(({ id, title }) => ({
          href: `/types-of-fences#${id}`,
          label: title,
        }))}
      />
      <PopularList
        title="Repairs"
        links={installation.troubleshooting.map(({ id, problem }) => ({
          href: `/installation-maintenance#${id}`,
          label: problem,
        }))}
      />
    </div>
  )
}

type ListProps = { title: string; links: readonly { href: string; label: string }[] }

function PopularList({ title, links }: ListProps) {
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
