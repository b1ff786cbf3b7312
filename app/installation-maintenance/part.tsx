import type { ReactNode } from 'react'
import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import { outline } from '@/content/model/pages/installation-maintenance'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { headingOf } from '@/content/model/text/outline'
import styles from './part.module.scss'

type Props = { id: string; lead?: ProseText; children: ReactNode }

/** One of the guide's parts, such as "Build", under a heading that is seen from afar. */
export function Part({ id, lead, children }: Props) {
  return (
    <section className={styles.root}>
      <Heading level={2} id={id} text={headingOf(outline(), id)} />
      {lead && <Prose as="p" text={lead} />}
      {children}
    </section>
  )
}

type ChapterProps = { id: string; children: ReactNode }

/** A chapter of a part. */
export function Chapter({ id, children }: ChapterProps) {
  return (
    <div className={styles.chapter}>
      <Heading level={3} id={id} text={headingOf(outline(), id)} />
      {children}
    </div>
  )
}
