import { z } from 'zod'
import { day, pictureName, searchAlias, sitePath, text } from './common'

const menu = z.enum(['header', 'footer', 'legal'])

/** `/`, `/history`, or `/history/barbed-wire` for a child page. */
const pagePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'must be a path like "/history" or "/history/barbed-wire", without a slash at the end',
  )

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
  /** What to read after this page: a row below its text. */
  next: z.strictObject({ href: sitePath, title: text, text, picture: pictureName.optional() }).optional(),
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

export type PageRecord = z.infer<typeof datedPage>
