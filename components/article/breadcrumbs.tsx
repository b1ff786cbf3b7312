import { fullAddress } from '@/content/model/collections/settings'
import { trailTo, type PagePath } from '@/content/model/pages/page-registry'
import { JsonLd } from '../frame/json-ld'
import { SmartLink } from '../kit/smart-link'
import styles from './breadcrumbs.module.scss'

type Props = { path: PagePath }

/** The pages from home to this one, also as structured data. */
export function Breadcrumbs({ path }: Props) {
  const trail = trailTo(path)

  return (
    <nav className={styles.root} aria-label="Breadcrumb">
      <ol>
        {trail.map((page) => (
          <li key={page.path}>
            <SmartLink href={page.path} aria-current={page.path === path ? 'page' : undefined}>
              {page.label}
            </SmartLink>
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((page, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: page.label,
            item: fullAddress(page.path),
          })),
        }}
      />
    </nav>
  )
}
