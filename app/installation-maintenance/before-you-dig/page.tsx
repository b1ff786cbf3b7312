import { TextGuide } from '@/components/article/text-guide'
import { content, outline } from '@/content/pages/installation-maintenance/before-you-dig'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'

const path = '/installation-maintenance/before-you-dig'

export const metadata = pageMetadata(path)

export default async function BeforeYouDigPage() {
  return <TextGuide path={path} content={content} outline={outline} data={await articleData(path)} />
}
