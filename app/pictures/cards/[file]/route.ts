import { cardFiles } from '@/components/diagram/card-files'
import { fileRoute } from '../../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

export const { generateStaticParams, GET } = fileRoute(() =>
  Array.from(cardFiles().values(), ({ file, svg }) => ({
    file,
    contentType: 'image/svg+xml',
    body: () => svg,
  })),
)
