import { TextGuide } from '@/components/article/text-guide'
import { content, outline } from '@/content/pages/installation-maintenance/posts-and-gates'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'

const path = '/installation-maintenance/posts-and-gates'

export const metadata = pageMetadata(path)

export default async function PostsAndGatesPage() {
  return <TextGuide path={path} content={content} outline={outline} data={await articleData(path)} />
}
