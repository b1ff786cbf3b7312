import type { ReactNode } from 'react'
import { Heading } from '@/components/kit/heading'
import { headingOf, type Outline } from '@/content/model/text/outline'

type Props = { outline: Outline; id: string; children: ReactNode }

/** A section within a tab's panel; unlike <Section> it leaves spacing to the panel. */
export function TabSection({ outline, id, children }: Props) {
  return (
    <section>
      <Heading level={2} id={id} text={headingOf(outline, id)} />
      {children}
    </section>
  )
}
