import { coverFile, drawCover } from '@/components/books/cover-drawing'
import { content } from '@/content/model/pages/books'
import { fileRoute } from '../../file-route'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Covers for the books that have none in content/data/pages/books.json. */
export const { generateStaticParams, GET } = fileRoute(() =>
  content().books.flatMap((book, position) =>
    book.cover === undefined
      ? {
          file: coverFile(book, content().author.name, position),
          contentType: 'image/svg+xml',
          body: () => drawCover(book, content().author.name, position),
        }
      : [],
  ),
)
