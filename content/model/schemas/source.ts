import { z } from 'zod'
import { day, httpsUrl, text } from './common'

/** What a source is, in the order in which readers may trust it. */
export const sourceKinds = [
  'law',
  'government',
  'university',
  'standard',
  'manufacturer',
  'trade',
  'nonprofit',
  'museum',
  'book',
  'press',
  'firm',
] as const

/** In the words that readers see. */
export const sourceKindNames: Readonly<Record<(typeof sourceKinds)[number], string>> = {
  law: 'law or code',
  government: 'government',
  university: 'university or research',
  standard: 'standard',
  manufacturer: 'manufacturer',
  trade: 'trade association',
  nonprofit: 'nonprofit',
  museum: 'museum, archive or encyclopedia',
  book: 'book',
  press: 'press',
  firm: 'firm',
}

/** Sources are only linked to, never loaded, and some publishers have no https. */
const webAddress = z.union([httpsUrl, z.url({ protocol: /^http$/, error: 'must be a full web address' })])

/** Where a fact comes from, so that a reader can look it up. */
const source = z
  .strictObject({
    title: text,
    author: text.optional(),
    publisher: text,
    /** Of publication, or of the edition. */
    year: text.optional(),
    /** Where in a long work. */
    pages: text.optional(),
    href: webAddress.optional(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI such as 10.1086/203413')
      .optional(),
    isbn: z
      .string()
      .regex(/^(?:97[89]-?)?[\d-]{9,13}[\dX]$/, 'must be an ISBN of 10 or 13 digits')
      .optional(),
    /** The number that its publisher gave a report, bulletin or patent. */
    report: text.optional(),
    kind: z.enum(sourceKinds),
    /** What its publisher gains by it, such as "sells composite fences". */
    interest: text.optional(),
    /** The day on which somebody opened it and read what it is cited for. */
    read: day,
    /** It was read in an archived copy, which may differ from what is online. */
    archived: z.boolean().optional(),
  })
  .refine(canBeLookedUp, {
    path: ['href'],
    error:
      'is missing, and there is no "doi": without either, a source needs its "year" and an "isbn", a "report" number or an "author"',
  })

type Reference = Partial<Record<'href' | 'doi' | 'isbn' | 'report' | 'author' | 'year', string | undefined>>

function canBeLookedUp({ href, doi, isbn, report, author, year }: Reference): boolean {
  return [href, doi, year && (isbn ?? report ?? author)].some((way) => way !== undefined && way !== '')
}

export const sourcesSchema = z.record(
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a lower-case key')
    .refine((key) => key !== 'sum', 'is kept for our own sums: [^sum]')
    .refine((key) => !key.startsWith('our-'), 'is kept for judgments of ours, in content/judgments.json'),
  source,
)

export type Source = z.infer<typeof source>
