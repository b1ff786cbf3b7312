import { z } from 'zod'
import { day, prose, section, slug, text } from './common'

const page = z.strictObject({
  /** The page's address: `/` or one word path, no slash at the end. */
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'must be a path like "/history", without a slash at the end'),
  /** Goes into <title>; unique. */
  title: text,
  heading: text,
  description: text.max(165, 'must stay under 165 characters, or search engines cut it'),
  keywords: z.array(text).min(3),
  /** The word in menus. */
  label: text,
  menus: z.array(z.enum(['header', 'footer', 'legal'])),
  published: day,
  updated: day,
  /** When somebody last checked the facts. Only content pages have it. */
  reviewed: day.optional(),
  /** What changed in the newest update: for the feed and the news section. */
  change: text,
  /** Other words readers use for this page. */
  searchAliases: z.array(text),
})

/** The same page at a second address, canonical to the first. */
const alias = z.strictObject({ path: page.shape.path, of: page.shape.path })

export const pagesSchema = z.strictObject({ pages: z.array(page).min(1), aliases: z.array(alias) })

export const legalSchema = z.strictObject({ lead: prose, sections: z.array(section).min(5) })

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
        link: z.string().optional(),
        /** Address of a cover picture; without it our own typographic cover is drawn. */
        cover: z.string().optional(),
        subject: z.enum(['fruit', 'garden', 'trees', 'farm', 'science', 'country-life']),
      }),
    )
    .min(1),
})

export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: text, lead: prose, picture: slug }),
  types: z.strictObject({ heading: text, lead: prose }),
  installation: z.strictObject({ heading: text, lead: prose }),
  history: z.strictObject({ heading: text, lead: prose }),
  news: z.strictObject({ heading: text, lead: prose }),
})

export const contactSchema = z.strictObject({
  lead: prose,
  details: prose,
  form: prose,
  topics: z.array(z.strictObject({ title: text, text: prose })).min(2),
})

export const radioSchema = z.strictObject({
  lead: prose,
  tip: prose,
  about: z.array(prose).min(1),
  help: z.array(z.strictObject({ id: slug, question: text, answer: prose })).min(2),
})

export type Page = z.infer<typeof page>
export type Book = z.infer<typeof booksSchema>['books'][number]
export type Legal = z.infer<typeof legalSchema>
export type BooksContent = z.infer<typeof booksSchema>
