import { z } from 'zod'
import { day, httpsUrl, text } from '../schemas/common'

/** What a source of law is, from the law itself down; nothing weaker is allowed. */
export const lawSourceKinds = ['official-text', 'official-summary', 'copy', 'extension', 'court'] as const

const number = z.number().nonnegative()

type Rule = { value: z.ZodType; units?: readonly string[] }

const measured = (...units: readonly string[]): Rule => ({ value: number, units })
const perhapsMeasured = (...units: readonly string[]): Rule => ({ value: number.optional(), units })
const oneOf = (...values: readonly [string, ...string[]]): Rule => ({ value: z.enum(values) })
const onlyWords: Rule = { value: z.undefined({ error: 'is not asked for: this topic is told in words' }) }

/** What a record may be about, in the order of the pages, with what its `value` and `unit` may be. */
const rules = {
  owner: onlyWords,
  cost: oneOf('shared', 'if-used', 'farm', 'agreement', 'none'),
  notice: measured('days'),
  forum: onlyWords,
  spite: perhapsMeasured('ft'),
  adverse: measured('years'),
  'dig-center': { value: text },
  'dig-notice': measured('working hours', 'hours on business days', 'days', 'business days'),
  // The other end: notice given earlier than this does not count.
  'dig-earliest': measured('days', 'business days'),
  'dig-ticket': measured('days', 'business days'),
  // Some laws ask for care and name no width.
  'dig-tolerance': perhapsMeasured('in.'),
  'dig-homeowner': oneOf('must', 'partly', 'advised'),
  'dig-hand': onlyWords,
  code: { value: text },
  permit: perhapsMeasured('ft', 'in.'),
  'height-front': measured('ft', 'in.'),
  'height-back': measured('ft', 'in.'),
  frost: measured('in.'),
  pool: perhapsMeasured('in.', 'ft'),
  hoa: onlyWords,
  animals: oneOf('in', 'out', 'local'),
  'lawful-fence': perhapsMeasured('in.', 'ft'),
} satisfies Record<string, Rule>

export type Topic = keyof typeof rules

const isTopic = (name: string): name is Topic => Object.hasOwn(rules, name)
export const topics: readonly Topic[] = Object.keys(rules).filter(isTopic)
const topic = z.enum(topics)

/** What each state must tell, or list in `missing`: looked for, and not found in a source that counts. */
export const mustTopics: readonly Topic[] = [
  'cost',
  'adverse',
  'dig-center',
  'dig-notice',
  'dig-tolerance',
  'dig-homeowner',
  'code',
  'animals',
]

const source = z.strictObject({
  title: text,
  publisher: text,
  href: z.url({ protocol: /^https?$/, error: 'must be a full web address' }),
  kind: z.enum(lawSourceKinds),
  /** The day on which somebody opened it and read what it is cited for. */
  read: day,
  /** Read on a page that keeps others’ documents: the source is named, and readers are not sent there. */
  rehosted: z.boolean().optional(),
  /** Of the text itself, as closely as it says: 2019, 2021-09 or 2021-09-01. */
  dated: text
    .refine(
      (value) => /^\d{4}(?:-\d\d){0,2}$/.test(value),
      'must be a year, a month or a day: 2021, 2021-09, 2021-09-01',
    )
    .optional(),
})

const record = z
  .strictObject({
    topic,
    /** The town or county that it holds for; without one it holds for the state. */
    place: text.optional(),
    value: z.union([z.number(), z.string()]).optional(),
    unit: z.string().optional(),
    /** What a homeowner reads. */
    words: text.max(300, 'must stay under 300 characters: one thing a record'),
    /** As the law is cited where it holds. */
    section: text.optional(),
    /** On whom or what it binds: `All land`, `Powered digging only`. */
    scope: text,
    source: z.string(),
    /** The words of the source that carry the record; a short one of a statute stands beside its rule (quotes.ts). */
    quote: text,
  })
  .superRefine(({ topic, place, value, unit }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const rule: Rule = rules[topic]
    const read = rule.value.safeParse(value)
    if (!read.success) fault('value', read.error.issues[0]?.message ?? 'is wrong')
    else if (typeof value === 'number' && !rule.units?.includes(unit ?? ''))
      fault('unit', `must be ${(rule.units ?? []).map((name) => `"${name}"`).join(' or ')}`)
    if (topic.startsWith('height') && place === undefined)
      fault('place', 'is missing: heights are a town’s rule')
  })

/** The fence rules of a state, from content/data/places/. */
export const stateSchema = z
  .strictObject({
    name: text,
    postal: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of the post office, like "OH"'),
    sources: z.record(z.string().regex(/^[a-z0-9-]+$/, 'must be a lower-case key'), source),
    records: z.array(record).min(1),
    /** Whom to ask. */
    ask: z.array(z.strictObject({ words: text, href: httpsUrl })).min(1),
    /** Looked for, and not established. */
    missing: z.array(topic).default([]),
  })
  .superRefine(({ sources, records, missing }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    records.forEach(({ topic, place, scope, value, source }, index) => {
      if (!Object.hasOwn(sources, source)) fault(['records', index, 'source'], `names no source: "${source}"`)
      const other = records.findIndex(
        (one, earlier) =>
          earlier < index &&
          one.topic === topic &&
          one.place === place &&
          one.scope === scope &&
          one.value !== value,
      )
      if (other >= 0)
        fault(
          ['records', index, 'value'],
          `says "${value}" where records[${other}] says "${records[other]?.value}" of the same topic, place and scope; correct one, or tell their scopes apart`,
        )
    })
    for (const key of Object.keys(sources))
      if (!records.some(({ source }) => source === key))
        fault(['sources', key], 'carries no record; delete it')
    for (const topic of mustTopics) {
      // What a county says is not what the state says.
      const isTold = records.some((one) => one.topic === topic && one.place === undefined)
      if (isTold === missing.includes(topic))
        fault(
          [isTold ? 'missing' : 'records'],
          isTold
            ? `lists "${topic}", of which there is a record`
            : `tell nothing of "${topic}"; add a record, or list it in "missing"`,
        )
    }
  })

export type State = z.infer<typeof stateSchema> & {
  /** `ohio`: the name of its file, and the end of its address. */
  slug: string
  file: string
}
export type LawRecord = State['records'][number]
export type LawSource = State['sources'][string]
