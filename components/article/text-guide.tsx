import type { ReactNode } from 'react'
import { readGuide } from '@/content/model/guide'
import type { Outline } from '@/content/model/outline'
import type { PagePath } from '@/content/model/page-registry'
import { textPageSchema, type TextPageContent } from '@/content/model/schemas/text-page'
import type { StyleGroup } from '../kit/shared-styles'
import { GuideLayout } from './guide-layout'
import { PlainSections } from './plain-sections'

type Props = {
  path: PagePath
  content: TextPageContent
  outline: Outline
  data: object
  styleGroup?: StyleGroup | undefined
  /** What stands before the sections. */
  children?: ReactNode
}

/** A guide that is nothing but sections of text. */
export function TextGuide({ path, content, outline, data, styleGroup, children }: Props) {
  const guide = readGuide(textPageSchema, content)
  return (
    <GuideLayout path={path} outline={outline} guide={guide} data={data} styleGroup={styleGroup}>
      {children}
      <PlainSections sections={guide.content.sections} />
    </GuideLayout>
  )
}
