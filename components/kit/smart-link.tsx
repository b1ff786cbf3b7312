import clsx from 'clsx'
import Link from 'next/link'
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
 * A link within this site or to another. Pages are never prefetched: reading one must not cost the bytes of ten
 * others, and prefetch={true} breaks links in an export (https://github.com/vercel/next.js/issues/92341).
 */
export function SmartLink({ href, sponsored = false, rel, children, ...rest }: Props) {
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  if (href.startsWith('/')) {
    return (
      <Link href={href} rel={rel} prefetch={false} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={clsx(sponsored && 'noopener noreferrer sponsored', rel) || undefined} {...rest}>
      {children}
    </a>
  )
}
