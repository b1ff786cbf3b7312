import { encode } from '@/components/picture/encode'
import { allVariants } from '@/content/model/pictures'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

const contentTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' }

export const { generateStaticParams, GET } = fileRoute(async () => {
  const all = await allVariants()
  return all.map(({ master, variant }) => ({
    file: variant.file,
    contentType: contentTypes[variant.format],
    body: async () => new Uint8Array(await encode(master, variant)),
  }))
})
