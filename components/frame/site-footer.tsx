import { pagesIn } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { Icon } from '../kit/icon'
import { PicketRule } from '../kit/picket-rule'
import { SmartLink } from '../kit/smart-link'
import styles from './site-footer.module.scss'

/** Brand, links and copyright. The year is the build's: the page has no script to ask for today's. */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <PicketRule />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <p className={styles.name}>{site.name}</p>
            <p>{site.blurb}</p>
            <a className={styles.donate} href={site.donate.href} rel="noopener">
              Support this site
            </a>
          </div>
          <LinkColumn
            title="Quick links"
            links={pagesIn('footer').map(({ path, label }) => ({ href: path, name: label }))}
          />
          <LinkColumn
            title="Legal"
            links={pagesIn('legal').map(({ path, label }) => ({ href: path, name: label }))}
          />
          <LinkColumn title="Partners" links={site.partners} />
          <SocialColumn />
        </div>
        <p className={styles.copyright}>
          {`© ${new Date().getFullYear()} ${site.name}. Pictures are our own renderings. Local codes and makers’ instructions come first.`}
        </p>
      </div>
    </footer>
  )
}

type ColumnProps = { title: string; links: readonly { href: string; name: string }[] }

function LinkColumn({ title, links }: ColumnProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <SmartLink href={href}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SocialColumn() {
  if (site.social.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>Follow</h2>
      <ul className={styles.social}>
        {site.social.map(({ network, name, href }) => (
          <li key={href}>
            <a href={href} rel="noopener me">
              <Icon name={network} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
