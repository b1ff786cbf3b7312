import { z } from 'zod'
import { httpsUrl, isHttpsUrl, prose, slug, text } from './common'

const cover = z
  .string()
  .refine(
    (value) => isHttpsUrl(value) || /^(?:\/[\w-][\w.-]*)+\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(value),
    'must be an address that starts with https://, or a picture of public/ as a path like "/covers/my-book.jpg"',
  )

export const booksSchema = z.strictObject({
  lead: prose,
  author: z.strictObject({ name: text, lifespan: text, about: z.array(prose).min(1) }),
  note: prose,
  books: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        year: text,
        /** Retailer page; without it the card links to the retailer's search for title and author. */
        link: httpsUrl.optional(),
        /** A cover picture, of public/ or elsewhere; without it our own typographic cover is drawn. */
        cover: cover.optional(),
        subject: z.enum(['fruit', 'garden', 'trees', 'farm', 'science', 'country-life']),
      }),
    )
    .min(1),
})

export type BooksContent = z.infer<typeof booksSchema>
export type Book = BooksContent['books'][number]
