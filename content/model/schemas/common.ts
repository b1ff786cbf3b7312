import { z } from 'zod'

const words = z.string().trim().min(1, 'must not be empty')

/** Plain words: shown as they are. */
export const text = words
  .refine((value) => !value.includes('[^'), 'is shown as it is, so it cannot cite a source')
  .refine((value) => !/\*\*|\]\(/.test(value), 'is shown as it is, so it cannot use Markdown')
  .brand<'Text'>()

/**
 * Words with inline Markdown: `*stress*`, `**strong**`, `[link](/page#section)` and citations such
 * as `[^woodhb]`, a key of content/sources.json. Citations are numbered page by page.
 */
export const prose = words
  .refine(
    (value) => !/\n[^\S\n]*\n/.test(value),
    'has an empty line; a text is one paragraph, so make two entries of it or join its lines',
  )
  .brand<'Prose'>()

/**
 * Prose in a cell of a table or beside a box to tick. A schema of its own, because terms are explained where they stand
 * in running text (content/model/terms.ts), and the label of a box may not hold the button that explains one.
 */
export const cell = prose.clone()

/** Prose of a page that lists no sources. */
export const uncitedProse = prose.refine(
  (value) => !value.includes('[^'),
  'cites a source, but its page lists none; leave the citation out or link to the source',
)

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, like "post-depth"')

/** The URL standard lets a host name hold quotes, semicolons and dollar signs; policies and servers do not. */
const hostname = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[0-9a-f:]+\]$/

/** Browsers drop or encode these, so an address with one would not be what its policy allows. */
const cleanUrl = /^[^\s"<>\\^`|\p{Cc}]*$/u
const uncleanUrl = 'must not hold spaces, quotes, backslashes or line breaks'

const notHttps = 'must be a full address that starts with https://'

export const httpsUrl = z
  .url({ protocol: /^https$/, hostname, error: notHttps, abort: true })
  // The URL parser mends `https:/x`, which a browser takes for a path.
  .regex(/^https:\/\/[^/]/i, { error: notHttps, abort: true })
  .regex(cleanUrl, { error: uncleanUrl, abort: true })
  .refine(holdsNoPassword, 'must not hold a user name or password: everybody could read it')

/**
 * Where the site is published, without a slash at the end. Only the root of a host: pages, scripts and pictures
 * name each other from there.
 */
export const siteAddress = (protocol: RegExp, error: string) =>
  z
    .url({ protocol, hostname, error, abort: true })
    .regex(cleanUrl, uncleanUrl)
    .refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
      error:
        'must be the root of a host, like https://fences.org, without path, password, query or anchor. ' +
        'A project page of GitHub stands under a path: give it a custom domain, or name the repository ' +
        '<user>.github.io',
    })
    .transform((url) => new URL(url).origin)

function holdsNoPassword(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

export function isHttpsUrl(value: string): boolean {
  return httpsUrl.safeParse(value).success
}

/** Clocks differ, and a page may announce something: only a slip of the keyboard lies further ahead. */
const yearAhead = 366 * 24 * 60 * 60 * 1000

/** A calendar day, like 2026-11-21. */
export const day = z.iso
  .date('must be a day written as YYYY-MM-DD')
  .refine((value) => !(Date.parse(value) > Date.now() + yearAhead), 'lies more than a year ahead')

/** A path of this site, perhaps with an anchor: `/history`, `/history/barbed-wire` or `/history#resources`. */
export const sitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'must be a path of this site, like "/history#resources"',
  )

/** Another word readers use. The search index joins several with a vertical bar. */
export const searchAlias = text.refine((value) => !value.includes('|'), 'must not contain "|"')

/**
 * A key of content/pictures/pictures.json.
 * @alias for knip, which takes two names of one export for an oversight
 */
export const pictureName = slug

/** A drawing of components/diagram/; its words stand in content/diagrams.ts. */
export const diagramName = z.enum([
  'anatomy',
  'post-depth',
  'post-spacing',
  'gate',
  'slopes',
  'layout',
  'boards',
  'chain-link',
  'sight-triangle',
  'site-plan',
])

/** A color of styles/tokens/_utility-marks.scss. */
const swatchColor = z.enum(['white', 'pink', 'red', 'yellow', 'orange', 'blue', 'purple', 'green'])

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** What is the same in both calendars. The name begins the title of each event; the note stands beside the link. */
const calendarBase = { name: text, note: cell }

/** The first part of an event's id, which calendars keep: change it only where the event becomes another. */
const event = { id: slug, href: sitePath }

/** What the rows of a table become in a reader's calendar, an event each, in their order: see app/calendar.ts. */
const calendar = z.discriminatedUnion('file', [
  z.strictObject({
    file: z.literal('fence-care'),
    ...calendarBase,
    /** Every year, on the first to fourth Saturday of a month. */
    events: z.array(
      z.strictObject({ ...event, month: z.enum(months), saturday: z.number().int().min(1).max(4) }),
    ),
  }),
  z.strictObject({
    file: z.literal('weekend-plan'),
    ...calendarBase,
    /** The first and the last month in which ground can be dug and concrete sets; the plan begins in one of them. */
    season: z.tuple([z.enum(months), z.enum(months)]),
    /** Counted from the first day, which is day 0. */
    events: z.array(
      z.strictObject({ ...event, day: z.number().int(), days: z.number().int().min(1).optional() }),
    ),
  }),
])

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(2),
    rows: z.array(z.array(cell)).min(1),
    note: cell.optional(),
    calendar: calendar.optional(),
  })
  .superRefine(({ head, rows, calendar }, context) => {
    if (calendar && calendar.events.length !== rows.length) {
      context.addIssue({
        code: 'custom',
        path: ['calendar', 'events'],
        message: `has ${calendar.events.length} events, but the table has ${rows.length} rows`,
      })
    }
    rows.forEach((row, index) => {
      if (row.length !== head.length) {
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${row.length} cells, but the table has ${head.length} columns`,
        })
      }
    })
  })

const pictureBlock = z.strictObject({
  kind: z.literal('picture'),
  name: pictureName,
  caption: prose.optional(),
})
const diagramBlock = z.strictObject({ kind: z.literal('diagram'), name: diagramName })

/** A picture or a drawing. */
export const figureBlock = z.discriminatedUnion('kind', [pictureBlock, diagramBlock])

/** A string is a paragraph; everything else says its kind. */
export const block = z.union([
  prose,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(prose).min(1),
      ordered: z.boolean().optional(),
    }),
    /** Things to tick off, with a box each. */
    z.strictObject({ kind: z.literal('checklist'), items: z.array(cell).min(1) }),
    table,
    z.strictObject({
      kind: z.literal('note'),
      tone: z.enum(['tip', 'warning']),
      title: text,
      text: prose,
    }),
    z.strictObject({
      kind: z.literal('terms'),
      items: z.array(z.strictObject({ term: text, text: prose })).min(1),
    }),
    z.strictObject({
      kind: z.literal('swatches'),
      caption: text,
      items: z.array(z.strictObject({ color: swatchColor, name: text, text: prose })).min(1),
      note: prose.optional(),
    }),
    pictureBlock,
    diagramBlock,
  ]),
])

const subsection = z.strictObject({ id: slug, heading: text, blocks: z.array(block).min(1) })

/** A heading with an anchor, what stands under it, and perhaps smaller headings below. */
export const section = subsection.extend({ sections: z.array(subsection).optional() })

export const question = z.strictObject({ id: slug, question: text, answer: prose })

/** Words that are shown as they are. */
export type Text = z.infer<typeof text>
/** Words with inline Markdown, for <Prose>. Neither type is the other. */
export type Prose = z.infer<typeof prose>
export type SwatchColor = z.infer<typeof swatchColor>
export type Block = z.infer<typeof block>
export type Table = z.infer<typeof table>
export type Calendar = z.infer<typeof calendar>
export type FigureBlock = z.infer<typeof figureBlock>
export type Section = z.infer<typeof section>
export type Subsection = z.infer<typeof subsection>
export type Question = z.infer<typeof question>
