import { TextPage } from '@/components/article/text-page'
import { content, outline } from '@/content/pages/privacy'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/privacy')

export default function PrivacyPolicyPage() {
  return <TextPage path="/privacy" content={content} outline={outline} />
}
