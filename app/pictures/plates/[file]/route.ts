import { plateFiles } from '@/components/diagram/plates/plate-files'
import { fileRoute } from '../../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

export const { generateStaticParams, GET } = fileRoute(() =>
  Array.from(plateFiles().values(), ({ file, svg }) => ({
    file,
    contentType: 'image/svg+xml',
    body: () => svg,
  })),
)
