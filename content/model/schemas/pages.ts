import { z } from 'zod'
import { calendar } from './calendar'
import { day, diagramName, pictureName, searchAlias, sitePath, slug, text } from './common'

const menu = z.enum(['header', 'footer', 'legal'])

/** `/`, `/history`, or `/history/barbed-wire` for a child page. */
export const pagePath = z
  .templateLiteral(['/', z.string()])
  .refine((path) => /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(path), {
    message: 'must be a path like "/history" or "/history/barbed-wire", without a slash at the end',
  })

/** How many characters of a title search engines show. */
export const longestTitle = 60

const page = z.strictObject({
  /** Goes into <title>; unique. */
  title: text.max(longestTitle, `must stay within ${longestTitle} characters, or search engines cut it`),
  heading: text,
  description: text.max(165, 'must stay under 165 characters, or search engines cut it'),
  keywords: z.array(text).min(1),
  /** The word in menus. */
  label: text,
  menus: z.array(menu).default([]),
  /** Its place among the pages beside it, in menus and lists; those without one come last. */
  order: z.number().int().optional(),
  /** The page that it belongs below, where its address does not say so. */
  under: pagePath.optional(),
  /** Second addresses of the page. */
  aliases: z.array(pagePath).default([]),
  published: day,
  updated: day,
  /** When somebody last checked the facts. Only content pages have it. */
  reviewed: day.optional(),
  /** What changed in the newest update: for the feed and the news section. */
  change: text,
  /** Other words readers use for this page. */
  searchAliases: z.array(searchAlias).default([]),
  /** What the score of its results is multiplied by: 0.5 for a page that should come after others, 2 before them. */
  searchWeight: z.number().gt(0).max(2).default(1),
  /** Whether its sections are results of their own; else the search finds the page as a whole. */
  searchSections: z.boolean().default(true),
  /** The picture at the head of the page. */
  picture: pictureName.optional(),
  /** What to read after this page: a row below its text. */
  next: z.strictObject({ href: sitePath, title: text, text, picture: pictureName.optional() }).optional(),
  /** The picture that a shared link shows; without it that of the home page. */
  sharingPicture: pictureName.optional(),
  /** The drawing that it shows instead, without its labels: the page's own says more than a picture of another fence. */
  sharingDrawing: diagramName.optional(),
  /** The drawing of a house ad that it shows instead of either, by the ad's id. */
  sharingCard: slug.optional(),
  /** What `::calendar` below one of its tables makes of the rows. */
  calendar: calendar.optional(),
})

/** Another message says when it is not. */
const isDay = (value: string) => day.safeParse(value).success

/** The front matter of a page. */
export const pageSchema = page.refine(({ published, updated }) => !isDay(published) || updated >= published, {
  path: ['updated'],
  message: 'lies before the day in "published"',
})

export const menuNames = menu.options

export type PageRecord = z.infer<typeof pageSchema>
