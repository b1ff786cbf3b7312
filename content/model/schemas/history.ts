import { z } from 'zod'
import { httpsUrl, pictureName, prose, slug, text } from './common'

/** On a page of history a picture must not pass for a record of its time. */
const pictureCaption = prose.refine(
  (value) => /\b(?:rendering|photo|photograph|drawing|painting|print|engraving)s?\b/i.test(value),
  'must say what the picture is, such as "Our rendering." or "Photo: Hudson College."',
)

const pictured = { picture: pictureName, caption: pictureCaption }

const era = z.strictObject({
  id: slug,
  era: text,
  year: text,
  title: text,
  description: prose,
  ...pictured,
  /** The era in depth, two to five paragraphs. */
  story: z.array(prose).min(1),
  /** Dates worth remembering, in order. */
  dates: z.array(z.strictObject({ when: text, what: prose })).min(1),
  /** One of the eras that the home page draws on; it shows the first three. */
  home: z.boolean(),
})

const theme = z.strictObject({
  id: slug,
  title: text,
  description: prose,
  ...pictured,
  story: z.array(prose).min(1),
})

const work = z.strictObject({ title: text, by: text, year: text, note: prose })

const book = z.strictObject({ title: text, author: text, published: text, note: prose })

const resource = z.strictObject({ title: text, href: httpsUrl, note: prose })

export const historySchema = z.strictObject({
  lead: prose,
  answer: prose,
  /** Of the picture at the top of the page, which the front matter names. */
  caption: pictureCaption,
  eras: z
    .array(era)
    .min(1)
    .refine((eras) => eras.some((era) => era.home), 'needs at least one era with "home: true"'),
  themesLead: prose,
  themes: z.array(theme).min(1),
  arts: z.strictObject({
    literature: z.strictObject({ lead: prose, works: z.array(work).min(1) }),
    film: z.strictObject({ lead: prose, works: z.array(work).min(1) }),
    art: z.strictObject({ lead: prose, works: z.array(work).min(1) }),
  }),
  resourcesLead: prose,
  resources: z.array(resource).min(1),
  books: z.array(book).min(1),
})

export type History = z.infer<typeof historySchema>
export type Era = History['eras'][number]
