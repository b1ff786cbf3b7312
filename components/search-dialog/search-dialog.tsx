import { pagesIn } from '@/content/pages'
import { siteUrl } from '@/content/settings'
import { site } from '@/content/site'
import { typesOfFences } from '@/content/types-of-fences'
import { installation } from '@/content/installation-maintenance'
import { Icon } from '../icon/icon'
import { SmartLink } from '../smart-link/smart-link'
import styles from './search-dialog.module.scss'

export const searchDialogId = 'search'

/**
 * The full-screen search. Without script its form asks a public search engine for this site's pages,
 * and the list below it leads to what readers look for most.
 */
export function SearchDialog() {
  return (
    <dialog className={styles.root} id={searchDialogId} aria-label={`Search ${site.name}`}>
      <div className={styles.frame}>
        <form className={styles.form} role="search" action="https://duckduckgo.com/" method="get">
          <input type="hidden" name="sites" value={new URL(siteUrl).host} />
          <Icon name="search" />
          <input
            className={styles.input}
            type="search"
            name="q"
            placeholder="Search for fences..."
            aria-label="Search for fences"
            autoComplete="off"
            enterKeyHint="search"
            autoFocus
            required
          />
        </form>
        <form method="dialog" className={styles.close}>
          <button aria-label="Close search">
            <Icon name="close" />
          </button>
        </form>
        <p className={styles.hint}>Press ESC to close</p>
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
      </div>
    </dialog>
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
