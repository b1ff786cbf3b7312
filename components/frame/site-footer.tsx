import { licence } from '@/content/model/collections/licence'
import { site } from '@/content/model/collections/site'
import { aliases, pagesIn, wordsFile, type PagePath } from '@/content/model/pages/page-registry'
import { readTextPage } from '@/content/model/text/text-page'
import { Icon, iconNamed } from '../kit/icon'
import { PicketRule } from '../kit/picket-rule'
import { SmartLink } from '../kit/smart-link'
import { KeepSite } from '../offline/keep-site'
import { FooterColumn } from './footer-column'
import styles from './site-footer.module.scss'

/** A section of the terms, which an operator may leave out. */
const statement = () =>
  readTextPage('/terms')
    .outline.sections.filter(({ id }) => id === 'accessibility')
    .map(({ id, heading }) => ({ path: `/terms#${id}`, label: heading }))

type Props = {
  /** The page being shown, where it is one of the registry. */
  path?: PagePath | undefined
}

/** Brand, links and copyright. The year is that of the build. */
export function SiteFooter({ path }: Props) {
  const { donate } = site()
  return (
    <footer className={styles.root}>
      <PicketRule />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <p className={styles.name}>{site().name}</p>
            <p>{site().blurb}</p>
            {donate && (
              <a className={styles.donate} href={donate.href} rel="noopener">
                Support this site
              </a>
            )}
            <KeepSite />
          </div>
          <FooterColumn title="Quick links">{pagesIn('footer').map(pageLink)}</FooterColumn>
          <FooterColumn title="Legal">
            {[...legalPages(path), ...statement()].map(pageLink)}
            <li>
              <SmartLink href={licence().href} rel="license">
                {`License: ${licence().name}`}
              </SmartLink>
            </li>
          </FooterColumn>
          <FooterColumn title="This page">{path === undefined ? [] : improveLinks(path)}</FooterColumn>
          <FooterColumn title={site().partnersHeading}>
            {site().partners.map(({ href, name }) => (
              <li key={href}>
                <SmartLink href={href}>{name}</SmartLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title="Follow">
            {site().social.map(({ network, name, href }) => (
              <li key={href}>
                <a href={href} rel="noopener me">
                  <Icon name={iconNamed(network) ?? 'link'} />
                  {name}
                </a>
              </li>
            ))}
          </FooterColumn>
        </div>
        <p className={styles.copyright}>
          {`© ${new Date().getFullYear()} ${site().name}. Pictures are our own renderings. Local codes and manufacturers’ instructions come first.`}
        </p>
      </div>
    </footer>
  )
}

/** The home page leads to them by their other names, such as /privacy-policy, which readers and robots look for, too. */
function legalPages(path: PagePath | undefined) {
  return pagesIn('legal').map((page) => {
    const alias = aliases().find(({ of }) => path === '/' && of === page.path)
    return { path: alias?.path ?? page.path, label: page.label }
  })
}

/** The file of a page in the editor of the site's repository, and its history. */
function improveLinks(path: PagePath) {
  const { edit, history } = site().repository ?? {}
  return [
    { href: edit, label: 'Improve it' },
    { href: history, label: 'What has changed' },
  ].flatMap(({ href, label }) =>
    href === undefined ? [] : pageLink({ path: `${href}${wordsFile(path)}`, label }),
  )
}

function pageLink({ path, label }: { path: string; label: string }) {
  return (
    <li key={path}>
      <SmartLink href={path}>{label}</SmartLink>
    </li>
  )
}
