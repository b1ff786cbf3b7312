import { encode } from '@/components/picture/encode'
import { allRenditions } from '@/content/model/pictures'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

const contentTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' }

export const { generateStaticParams, GET } = fileRoute(async () => {
  const all = await allRenditions()
  return all.map(({ master, rendition }) => ({
    file: rendition.file,
    contentType: contentTypes[rendition.format],
    body: async () => new Uint8Array(await encode(master, rendition)),
  }))
})
