import { LegalPage } from '@/components/article/legal-page'
import { content, outline } from '@/content/pages/terms'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/terms')

export default function TermsPage() {
  return <LegalPage path="/terms" content={content} outline={outline} />
}
