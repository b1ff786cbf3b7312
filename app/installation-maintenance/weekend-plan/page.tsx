import { TextGuide } from '@/components/article/text-guide'
import { content, outline } from '@/content/pages/installation-maintenance/weekend-plan'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'
import { PrintSheet } from '../print-sheet'

const path = '/installation-maintenance/weekend-plan'

export const metadata = pageMetadata(path)

export default async function WeekendPlanPage() {
  return (
    <TextGuide path={path} content={content} outline={outline} data={await articleData(path)}>
      <PrintSheet only="lists" />
    </TextGuide>
  )
}
