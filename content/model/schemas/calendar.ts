import { z } from 'zod'
import { cell, sitePath, slug, text } from './common'

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
const event = {
  id: slug,
  href: sitePath,
  /** Whether calendars remind of it, the day before. */
  remind: z.literal(true).optional(),
}

/** What the rows of a table become in a reader's calendar, an event each, in their order: see app/calendar.ts. */
export const calendar = z.discriminatedUnion('file', [
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

export type Calendar = z.infer<typeof calendar>
