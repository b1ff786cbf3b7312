import { LegalPage } from '@/components/article/legal-page'
import { privacy } from '@/content/pages/privacy'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/privacy')

export default function PrivacyPolicyPage() {
  return <LegalPage path="/privacy" content={privacy} />
}
