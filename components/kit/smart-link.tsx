import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  href: string
  className?: string
  children: ReactNode
  /** For shops and sponsors: search engines require `rel="sponsored"`. */
  sponsored?: boolean
  rel?: 'license'
  'aria-current'?: 'page' | 'true'
  tabIndex?: -1 | undefined
  'aria-label'?: string
}

/**
 * A link within this site or to another. Each page is a document of its own, so that no link is one of next/link.
 */
export function SmartLink({ href, sponsored = false, rel, children, ...rest }: Props) {
  return (
    <a
      href={href}
      rel={clsx(sponsored && 'noopener noreferrer sponsored', rel) || undefined}
      data-site={href.startsWith('https://') ? siteOf(href) : undefined}
      {...rest}
    >
      {children}
    </a>
  )
}

/** What stands for an address on paper, which has no room for all of them: the host, or a DOI whole. */
function siteOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host === 'doi.org' ? host + pathname : host.replace(/^www\./, '')
}
