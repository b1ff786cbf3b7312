import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button'
import { SmartLink } from './smart-link'

type Props = ButtonLook & {
  href: string
  sponsored?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, sponsored = false, children, ...look }: Props) {
  return (
    <SmartLink className={buttonClass(look)} href={href} sponsored={sponsored}>
      {children}
    </SmartLink>
  )
}
