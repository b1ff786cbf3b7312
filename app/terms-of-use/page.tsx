import { LegalPage } from '@/components/legal-page/legal-page'
import { terms } from '@/content/legal'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/terms')

export default function TermsOfUsePage() {
  return <LegalPage path="/terms" content={terms} />
}
