import { TextGuide } from '@/components/article/text-guide'
import { content, outline } from '@/content/pages/types-of-fences/choose'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'

const path = '/types-of-fences/choose'

export const metadata = pageMetadata(path)

export default async function ChoosePage() {
  return <TextGuide path={path} content={content} outline={outline} data={await articleData(path)} />
}
