import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  href: string
  className?: string
  children: ReactNode
  /** Shops and sponsors: search engines want to be told. */
  sponsored?: boolean
  'aria-current'?: 'page' | 'true'
  'aria-label'?: string
}

/**
 * A link of this site or out of it. Pages are never prefetched: reading one must not cost the bytes of
 * ten others, and prefetch={true} leaves links dead in an export (vercel/next.js#92341).
 */
export function SmartLink({ href, sponsored = false, children, ...rest }: Props) {
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={sponsored ? 'noopener noreferrer sponsored' : 'noopener'} {...rest}>
      {children}
    </a>
  )
}
