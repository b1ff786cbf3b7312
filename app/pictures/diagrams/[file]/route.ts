import { plates } from '@/components/diagram/plates'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams(): { file: string }[] {
  return Array.from(plates.values(), ({ file }) => ({ file }))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const plate = Array.from(plates.values()).find((candidate) => candidate.file === file)
  if (!plate) return new Response('No such diagram', { status: 404 })
  return new Response(plate.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
