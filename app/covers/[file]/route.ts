import { coverFile, drawCover } from '@/components/books/cover-drawing'
import { content } from '@/content/pages/books'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Covers for the books that have none in content/pages/books.ts. */
export const { generateStaticParams, GET } = fileRoute(() =>
  content.books
    .filter((book) => book.cover === undefined)
    .map((book) => ({
      file: coverFile(book, content.author.name),
      contentType: 'image/svg+xml',
      body: () => drawCover(book, content.author.name),
    })),
)
