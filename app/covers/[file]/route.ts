import { coverFile, drawCover } from '@/components/books/cover-drawing'
import { content as books } from '@/content/pages/books'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams(): { file: string }[] {
  return books.books
    .filter((book) => book.cover === undefined)
    .map((book) => ({ file: coverFile(book, books.author.name) }))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const book = books.books.find((candidate) => coverFile(candidate, books.author.name) === file)
  if (!book) return new Response('No such cover', { status: 404 })
  return new Response(drawCover(book, books.author.name), { headers: { 'Content-Type': 'image/svg+xml' } })
}
