import { z } from 'zod'

/** Control characters, marks that turn the direction of what follows, halves of letters: XML or pages cannot hold them. */
const unshown = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}/u

const words = z
  .string()
  .trim()
  // Of spaces and characters without a width, nothing would be seen.
  .regex(/[^\s\p{Default_Ignorable_Code_Point}]/u, 'must not be empty')
  .refine((value) => !unshown.test(value), {
    error: ({ input }) => {
      const [found = ''] = unshown.exec(String(input)) ?? []
      const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return `holds the invisible character U+${code}; type these words anew`
    },
  })

/** Plain words: shown as they are. */
export const text = words
  .refine((value) => !/[\n\r]/.test(value), 'must be one line')
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
 * in running text (content/model/text/terms.ts), and the label of a box may not hold the button that explains one.
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

/** When this was written. A clock a year before it is wrong, like that of a board without a battery. */
const written = Date.parse('2026-11-21')

const isClockWrong = () => Date.now() + yearAhead < written

/** What is told in place of a day that lies ahead of such a clock. */
export const clockFaults = (): string[] =>
  isClockWrong()
    ? [
        `environment: the clock of this computer says ${new Date(Date.now()).toISOString().slice(0, 10)}; set it`,
      ]
    : []

/** A calendar day, like 2026-11-21. */
export const day = z.iso
  .date('must be a day written as YYYY-MM-DD')
  .refine(
    (value) => isClockWrong() || !(Date.parse(value) > Date.now() + yearAhead),
    'lies more than a year ahead',
  )

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

/**
 * A drawing of content/drawings/, by the name of its file.
 * @alias for knip
 */
export const diagramName = slug

export const question = z.strictObject({ id: slug, question: text, answer: prose })

/** Words that are shown as they are. */
export type Text = z.infer<typeof text>
/** Words with inline Markdown, for <Prose>. Neither type is the other. */
export type Prose = z.infer<typeof prose>
export type Question = z.infer<typeof question>
