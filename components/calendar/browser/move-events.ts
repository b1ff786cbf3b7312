import { toDay } from '../first-saturday'

/** A day as calendars write it, such as 20270501, and back. */
const compact = (day: string) => day.replaceAll('-', '')
const time = (day: string) => Date.parse(day.replace(/(....)(..)/, '$1-$2-'))

/**
 * A calendar that begins on another day. Its events get ids of their own, so that a plan which is added once more, for
 * another day, is not taken for the one that was deleted. No line changes its length, so none has to be folded again.
 * @param text made by app/calendar.ts: each id begins with the first day
 * @param first such as 2027-05-01
 * @throws Error for any other text, such as the page of a hotel's network
 */
export function moveEvents(text: string, first: string): string {
  const [, from] = /^UID:(\d{8})/m.exec(text) ?? []
  if (from === undefined) throw new Error('This is no plan')
  const later = Date.parse(first) - time(from)
  return text
    .replaceAll(`UID:${from}`, `UID:${compact(first)}`)
    .replace(/^(DT\w+;VALUE=DATE:)(\d+)/gm, (_, name, day) => name + compact(toDay(time(day) + later)))
}
