import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { PageFrame } from '@/components/kit/page-frame'
import { Section } from '@/components/kit/section'
import { JsonLd } from '@/components/frame/json-ld'
import { SiteFrame } from '@/components/frame/site-frame'
import { SourceList } from '@/components/article/source-list'
import { references } from '@/content/model/collections/sources'
import { content as books, outline } from '@/content/model/pages/books'
import { numberCitations } from '@/content/model/text/citations'
import { pageMetadata } from '../seo'
import { booksData } from '../structured-data'
import { AboutAuthor } from './about-author'
import { Catalogue } from './catalogue'
import { HomeLink } from './home-link'
import { SponsorBanner } from './sponsor-banner'
import styles from './page.module.scss'

const path = '/books'
const { content, sources } = numberCitations(books(), references())

export const metadata = pageMetadata(path)

export default function BooksPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} />
      <PageFrame>
        <div className={styles.shelf}>
          <HomeLink />
          <SponsorBanner />
          <Catalogue content={content} />
        </div>
        <AdSlot name="top" path={path} content={content} />
        <Section outline={outline()} id="author">
          <AboutAuthor content={content} />
        </Section>
        <AdSlot name="middle" path={path} content={content} />
        <SourceList sources={sources} />
        <AdSlot name="bottom" path={path} content={content} />
      </PageFrame>
      <JsonLd data={booksData(path, content)} />
    </SiteFrame>
  )
}
