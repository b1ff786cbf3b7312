import ical, {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { startOf } from '@/components/calendar/plan'
import { fullAddress, siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { getPage, type PagePath } from '@/content/model/pages/page-registry'
import type { Section, Table } from '@/content/model/schemas/blocks'
import { months, type Calendar } from '@/content/model/schemas/calendar'
import { calendarTable } from '@/content/model/text/calendar-table'
import { plainText } from '@/content/model/text/inline'
import { instantOf } from '@/content/model/text/instant'

/** When an event is, and the column that is its title. */
type Days = Pick<ICalEventData, 'start' | 'end' | 'repeating'> & {
  title: number
  id: string
  href: string
  remind?: true | undefined
}

const oneDay = 24 * 60 * 60 * 1000
/** Seconds from nine in the morning of the day before until an all-day event begins. */
const dayBefore = 15 * 60 * 60

/**
 * The calendar that a table of a page describes (RFC 5545). It holds nothing of the time of the build, so that the
 * same content gives the same bytes, and calendars that follow it recognize each event.
 * @param file as the table names it
 * @param reminders whether calendars remind their reader of the events that the table says
 */
export function calendarFile(
  file: Calendar['file'],
  path: PagePath,
  sections: readonly Section[],
  reminders = true,
): Response {
  const table = calendarTable(file, sections)
  if (!table)
    throw new Error(`No table of ${path} has the calendar "${file}"; give it one, or delete app/${file}.ics`)

  const { name, note } = table.calendar
  const { updated } = getPage(path)
  const prodId = { company: site().name, product: name, language: 'EN' }
  const calendar = ical({ name, description: plainText([note]), prodId })
  daysOf(table.calendar, updated).forEach(({ title, id, href, remind, ...days }, index) => {
    const row = table.rows[index] ?? []
    const summary = `${name}: ${plainText([row[title] ?? ''])}`
    calendar.createEvent({
      ...days,
      id: `${id}@${new URL(siteUrl()).hostname}`,
      stamp: instantOf(updated),
      lastModified: instantOf(updated),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      // Outlook reads this one.
      busystatus: ICalEventBusyStatus.FREE,
      summary,
      ...(reminders &&
        remind && { alarms: [{ type: ICalAlarmType.display, trigger: dayBefore, description: summary }] }),
      // Google and Outlook show no URL of an event.
      description: [...describe(table, row, title), fullAddress(href)].join('\n'),
      url: fullAddress(href),
    })
  })
  return new Response(`${calendar}\r\n`, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}

/** What a row says besides its title: with the names of the columns behind it, where there are several. */
function describe({ head }: Table, row: readonly string[], title: number): string[] {
  return row.flatMap((cell, column) => {
    const words = plainText([cell])
    if (column === title || !/[\p{L}\p{N}]/u.test(words)) return []
    return column > title && head.length > 2 ? `${head[column]}: ${words}` : words
  })
}

function daysOf(calendar: Calendar, updated: string): Days[] {
  if (calendar.file === 'fence-care') {
    return calendar.events.map(({ id, href, remind, month, saturday }) => {
      const start = firstSaturday(Date.parse(updated), months.indexOf(month), saturday)
      const repeating = `RRULE:FREQ=YEARLY;BYMONTH=${months.indexOf(month) + 1};BYDAY=${saturday}SA`
      return { title: 0, id: `fence-care-${id}`, href, remind, ...allDay(start, 1), repeating }
    })
  }
  const first = startOf(calendar)
  return calendar.events.map(({ id, href, remind, day, days = 1 }) => {
    const start = Date.parse(first) + day * oneDay
    // components/calendar/browser/move-events.ts puts other days of the same length in their places.
    const day0 = first.replaceAll('-', '')
    return { title: 1, id: `${day0}-${id}`, href, remind, ...allDay(start, days) }
  })
}

const allDay = (start: number, days: number) => ({
  start: new Date(start),
  end: new Date(start + days * oneDay),
})

/** The first day, on or after this one, that is such a Saturday of this month. In UTC, as all days here. */
function firstSaturday(from: number, month: number, nth: number): number {
  const year = new Date(from).getUTCFullYear()
  const inYear = (candidate: number) => {
    const weekday = new Date(Date.UTC(candidate, month, 1)).getUTCDay()
    return Date.UTC(candidate, month, 1 + (6 - weekday) + (nth - 1) * 7)
  }
  return inYear(year) >= from ? inYear(year) : inYear(year + 1)
}
