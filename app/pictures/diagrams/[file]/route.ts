import { diagramFiles } from '@/components/diagram/diagram-files'
import { fileRoute } from '../../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

export const { generateStaticParams, GET } = fileRoute(() =>
  Array.from(diagramFiles().values(), ({ file, svg }) => ({
    file,
    contentType: 'image/svg+xml',
    body: () => svg,
  })),
)
