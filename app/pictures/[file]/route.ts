import { encode } from '@/components/picture/encode'
import { news, newsMaster, newsVariants } from '@/content/model/collections/news'
import { allVariants } from '@/content/model/collections/pictures'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

const contentTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' }

export const { generateStaticParams, GET } = fileRoute(async () => {
  const all = [...(await allVariants()), ...(await newsPictures())]
  return all.map(({ master, variant }) => ({
    file: variant.file,
    contentType: contentTypes[variant.format],
    body: async () => new Uint8Array(await encode(master, variant)),
  }))
})

/** Each once, in whatever number of items. */
async function newsPictures() {
  const names = new Set(news().flatMap(({ picture }) => picture?.file ?? []))
  const masters = await Promise.all([...names].map(newsMaster))
  return masters.flatMap((master) => newsVariants(master).map((variant) => ({ master, variant })))
}
