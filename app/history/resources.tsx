import { Heading } from '@/components/kit/heading'
import { PartnerList } from '@/components/frame/partner-list'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { headingOf, type Outline } from '@/content/model/outline'
import type { History } from '@/content/model/schemas/history'
import { site } from '@/content/model/site'
import styles from './resources.module.scss'

type Props = { content: History; outline: Outline }

/** Where to read on: links, books, partners. */
export function Resources({ content: { resourcesLead, resources, books }, outline }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.lead}>
        <Prose text={resourcesLead} />
      </p>
      <section aria-labelledby="links">
        <Heading level={2} id="links" text={headingOf(outline, 'links')} />
        <ul>
          {resources.map(({ title, href, note }) => (
            <li key={href}>
              <SmartLink href={href}>{title}</SmartLink>
              <p>
                <Prose text={note} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="books">
        <Heading level={2} id="books" text={headingOf(outline, 'books')} />
        <ul>
          {books.map(({ title, author, published, note }) => (
            <li key={title}>
              <cite>{title}</cite>
              <p className={styles.by}>{`${author}. ${published}`}</p>
              <p>
                <Prose text={note} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {site.partners.length > 0 && (
        <section aria-labelledby="partners">
          <Heading level={2} id="partners" text={headingOf(outline, 'partners')} />
          <PartnerList />
        </section>
      )}
    </div>
  )
}
