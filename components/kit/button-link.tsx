import type { ReactNode } from 'react'
import type { Checked } from '@/content/model/checked'
import { buttonClass, type ButtonLook } from './button'
import { SmartLink } from './smart-link'

type Props<Href extends string> = ButtonLook & {
  href: Checked<Href, 'href'>
  sponsored?: boolean
  children: ReactNode
}

/** A link that looks like a button. Its callers' paths are checked here, so the link takes them as any string. */
export function ButtonLink<const Href extends string>({
  href,
  sponsored = false,
  children,
  ...look
}: Props<Href>) {
  return (
    <SmartLink className={buttonClass(look)} href={String(href)} sponsored={sponsored}>
      {children}
    </SmartLink>
  )
}
