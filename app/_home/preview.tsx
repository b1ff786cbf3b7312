import type { Prose as ProseText } from '@/content/model/schemas/common'
import type { ReactNode } from 'react'
import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { Icon } from '@/components/kit/icon'
import styles from './preview.module.scss'

type Props = {
  id: string
  heading: string
  lead: ProseText
  more?: { href: string; label: string }
  children: ReactNode
}

/** A section of the home page that introduces another page and links to it. */
export function Preview({ id, heading, lead, more, children }: Props) {
  return (
    <section>
      <div className={styles.head}>
        <Heading level={2} id={id} text={heading} />
        <Prose as="p" text={lead} />
      </div>
      {children}
      {more && (
        <p className={styles.more}>
          <SmartLink href={more.href}>
            {more.label}
            <Icon name="arrow" />
          </SmartLink>
        </p>
      )}
    </section>
  )
}
