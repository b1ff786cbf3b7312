import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be a full web address' })

/** Written by `npm run news`; words of others, so they are shown as they are. */
const newsItem = z.strictObject({
  title: z.string().trim().min(1, 'must not be empty').max(200, 'must stay within 200 characters'),
  href: address,
  /** The address of its feed in content/site.json. */
  feed: address,
  published: z.iso.datetime('must be a time, like "2026-05-01T09:30:00.000Z"'),
  picture: z
    .strictObject({
      /** A file of content/news/. */
      file: z.string().regex(/^[0-9a-f]{8}\.jpg$/, 'must be the name of a file of content/news/'),
      /** Where it was fetched, so that it is not fetched again. */
      from: address,
    })
    .optional(),
})

export const newsSchema = z.strictObject({ items: z.array(newsItem) })

export type NewsItem = z.infer<typeof newsItem>
