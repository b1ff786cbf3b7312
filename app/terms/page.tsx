import { TextPage } from '@/components/article/text-page'
import { content, outline } from '@/content/pages/terms'
import { pageMetadata } from '../seo'

export const metadata = pageMetadata('/terms')

export default function TermsPage() {
  return <TextPage path="/terms" content={content} outline={outline} />
}
