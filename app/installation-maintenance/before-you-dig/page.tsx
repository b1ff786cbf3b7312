import { TextPage } from '@/components/article/text-page'
import { JsonLd } from '@/components/frame/json-ld'
import { content, outline } from '@/content/pages/installation-maintenance/before-you-dig'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'

const path = '/installation-maintenance/before-you-dig'

export const metadata = pageMetadata(path)

export default async function BeforeYouDigPage() {
  return (
    <>
      <TextPage path={path} content={content} outline={outline} />
      <JsonLd data={await articleData(path)} />
    </>
  )
}
