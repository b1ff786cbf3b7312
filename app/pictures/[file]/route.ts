import { encode } from '@/components/picture/encode'
import { allRenditions } from '@/content/model/pictures'

export const dynamic = 'force-static'
export const dynamicParams = false

const contentTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' }

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const all = await allRenditions()
  return all.map(({ rendition }) => ({ file: rendition.file }))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const wanted = (await allRenditions()).find(({ rendition }) => rendition.file === file)
  if (!wanted) return new Response('No such picture', { status: 404 })
  const bytes = await encode(wanted.master, wanted.rendition)
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': contentTypes[wanted.rendition.format] },
  })
}
