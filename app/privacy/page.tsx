import { LegalPage } from '@/components/article/legal-page'
import { content, outline } from '@/content/pages/privacy'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/privacy')

export default function PrivacyPage() {
  return <LegalPage path="/privacy" content={content} outline={outline} />
}
