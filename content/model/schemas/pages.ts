import { z } from 'zod'
import {
  day,
  diagramName,
  httpsUrl,
  isHttpsUrl,
  pictureName,
  prose,
  section,
  sitePath,
  slug,
  text,
  uncitedProse,
} from './common'

/** The search index joins them by a stroke. */
const searchAlias = text.refine((value) => !value.includes('|'), 'must not contain "|"')

export const searchAliasesSchema = z.record(sitePath, z.array(searchAlias).min(1))

const menu = z.enum(['header', 'footer', 'legal'])

/** `/`, `/history`, or `/history/barbed-wire` for a child page. */
const pagePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'must be a path like "/history" or "/history/barbed-wire", without a slash at the end',
  )

const page = z.strictObject({
  /** Goes into <title>; unique. */
  title: text,
  heading: text,
  description: text.max(165, 'must stay under 165 characters, or search engines cut it'),
  keywords: z.array(text).min(1),
  /** The word in menus. */
  label: text,
  menus: z.array(menu),
  published: day,
  updated: day,
  /** When somebody last checked the facts. Only content pages have it. */
  reviewed: day.optional(),
  /** What changed in the newest update: for the feed and the news section. */
  change: text,
  /** Other words readers use for this page. */
  searchAliases: z.array(searchAlias),
  /** The picture at the head of the page. */
  picture: pictureName.optional(),
  /** The picture that a shared link shows; without it that of the home page. */
  sharingPicture: pictureName.optional(),
})

/** Another message says when it is not. */
const isDay = (value: string) => day.safeParse(value).success

const datedPage = page.refine(({ published, updated }) => !isDay(published) || updated >= published, {
  path: ['updated'],
  message: 'lies before the day in "published"',
})

export const pagesSchema = z.strictObject({
  /** By path, in the order of the menus. */
  pages: z.record(pagePath, datedPage).superRefine((pages, context) => {
    const records = Object.values(pages)
    for (const name of menu.options.filter((option) => !records.some(({ menus }) => menus.includes(option))))
      context.addIssue({
        code: 'custom',
        message: `no page has "${name}" in its "menus", so that menu is empty`,
      })
  }),
  /** Second addresses of pages, by path: each is canonical to the page it names. */
  aliases: z.record(pagePath, z.string()),
})

/** A page of text: the answer in brief is for a reader who reads nothing else. */
export const textPageSchema = z.strictObject({
  lead: prose,
  answer: prose.optional(),
  sections: z.array(section).min(1),
})

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

export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: text, lead: uncitedProse, picture: pictureName }),
  types: z.strictObject({ heading: text, lead: uncitedProse }),
  installation: z.strictObject({ heading: text, lead: uncitedProse }),
  history: z.strictObject({ heading: text, lead: uncitedProse }),
  news: z.strictObject({ heading: text, lead: uncitedProse }),
})

export const contactSchema = z.strictObject({
  lead: uncitedProse,
  details: uncitedProse,
  form: uncitedProse,
  topics: z.array(z.strictObject({ title: text, text: uncitedProse })).min(1),
})

export const radioSchema = z.strictObject({
  lead: uncitedProse,
  tip: uncitedProse,
  about: z.array(uncitedProse).min(1),
  help: z.array(z.strictObject({ id: slug, question: text, answer: uncitedProse })).min(1),
})

const houseCard = z.strictObject({ href: sitePath, title: text, text: text, link: text })
/** The second stands in where the first would lead to its own page. */
const houseCardPair = z.tuple([houseCard, houseCard])

export const houseCardsSchema = z.strictObject({
  top: houseCardPair,
  middle: houseCardPair,
  bottom: houseCardPair,
})

export const diagramsSchema = z.record(
  diagramName,
  z.strictObject({
    /** Its name, over the caption and for screen readers. */
    title: text,
    /** Everything the drawing says, for people who cannot see it. */
    description: text,
    /** What to take away from it. */
    caption: text,
  }),
)

export type HouseCard = z.infer<typeof houseCard>
export type PageRecord = z.infer<typeof datedPage>
export type Book = z.infer<typeof booksSchema>['books'][number]
export type TextPageContent = z.infer<typeof textPageSchema>
export type BooksContent = z.infer<typeof booksSchema>
