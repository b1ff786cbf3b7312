import { TextPage } from '@/components/article/text-page'
import { content, outline } from '@/content/pages/about'
import { pageMetadata } from '../seo'
import { Corrections } from './corrections'

export const metadata = pageMetadata('/about')

export default function AboutPage() {
  return (
    <TextPage path="/about" content={content} outline={outline}>
      <Corrections />
    </TextPage>
  )
}
