import { LegalPage } from '@/components/legal-page/legal-page'
import { privacy } from '@/content/legal'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/privacy')

export default function PrivacyPolicyPage() {
  return <LegalPage path="/privacy" content={privacy} />
}
