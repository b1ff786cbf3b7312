import sharp from 'sharp'
import { drawCover } from '@/components/books/cover-drawing'
import type { BooksContent } from '@/content/model/schemas/books'
import { drawBeside } from './drawing-card'
import { sharingSize } from './sharing'

const size = { width: 252, height: 336 }
const gap = 24

/** Two by two: one column begins above the card, the other ends below it. */
const places = [0, 1, 2, 3].map((index) => {
  const [column, row] = [index % 2, Math.floor(index / 2)]
  return {
    left: sharingSize.width - 64 - (2 - column) * size.width - (1 - column) * gap,
    top: (column === 0 ? -92 : 26) + row * (size.height + gap),
  }
})

/** As many covers as the card shows, none where so many books have no drawn one; first those of different subjects. */
export function coversOf({ books, author }: BooksContent): string[] {
  const drawn = books.flatMap((book, position) => (book.cover === undefined ? [{ book, position }] : []))
  const isFirst = ({ book }: (typeof drawn)[number], index: number) =>
    drawn.findIndex((other) => other.book.subject === book.subject) === index
  const chosen = [...new Set([...drawn.filter(isFirst), ...drawn])].slice(0, places.length)
  if (chosen.length < places.length) return []
  // Author and year would be too small to read.
  return chosen.map(({ book, position }) =>
    drawCover(book, author.name, position).replace(/<g id="small".*<\/g>\n/, ''),
  )
}

/** A page's heading beside covers of its books, as JPEG. */
export async function drawCoversCard(heading: string, covers: readonly string[]): Promise<Buffer> {
  const pictures = await Promise.all(
    covers.map(async (cover, index) => {
      const { left = 0, top = 0 } = places[index] ?? {}
      // What is outside the card: sharp takes no part of a picture below zero or past the edge.
      const from = Math.max(0, -top)
      const height = Math.min(size.height, sharingSize.height - top) - from
      const input = await sharp(Buffer.from(cover), { density: 144 })
        .resize(size.width, size.height)
        .extract({ left: 0, top: from, width: size.width, height })
        .png()
        .toBuffer()
      return { input, left, top: top + from }
    }),
  )
  return drawBeside(heading, pictures)
}
