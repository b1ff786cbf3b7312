import { PartnerList } from '@/components/frame/partner-list'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import { site } from '@/content/model/collections/site'
import type { History } from '@/content/model/schemas/history'
import type { Outline } from '@/content/model/text/outline'
import { TabSection } from './tab-section'
import styles from './lists.module.scss'

type Props = { content: History; outline: Outline }

export function Resources({ content: { resourcesLead, resources, books }, outline }: Props) {
  return (
    <>
      <Prose as="p" className={styles.lead} text={resourcesLead} />
      <div className={styles.root}>
        <TabSection outline={outline} id="links">
          <ul>
            {resources.map(({ title, href, note }) => (
              <li key={href}>
                <SmartLink href={href}>{title}</SmartLink>
                <Prose as="p" text={note} />
              </li>
            ))}
          </ul>
        </TabSection>
        <TabSection outline={outline} id="books">
          <ul>
            {books.map(({ title, author, published, note }) => (
              <li key={title}>
                <h3>
                  <cite>{title}</cite>
                </h3>
                <p className={styles.by}>{`${author}. ${published}`}</p>
                <Prose as="p" text={note} />
              </li>
            ))}
          </ul>
        </TabSection>
        {site().partners.length > 0 && (
          <TabSection outline={outline} id="partners">
            <PartnerList />
          </TabSection>
        )}
      </div>
    </>
  )
}
