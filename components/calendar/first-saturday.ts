const oneDay = 24 * 60 * 60 * 1000

/** @throws RangeError for what is no time, or beyond the years that calendars can write */
export function toDay(time: number): string {
  const [day = ''] = new Date(time).toISOString().split('T')
  if (day.length > 10) throw new RangeError(`No calendar has ${day}`)
  return day
}

/** The first and the last month of a season, 0 to 11; the first may be the later one. */
export type Months = readonly [number, number]

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

const isWithin = (month: number, [first, last]: Months) =>
  first <= last ? month >= first && month <= last : month >= first || month <= last

/**
 * The first Saturday of the season that leaves so many days before it.
 * @param from midnight, in UTC
 * @returns such as 2027-05-01
 */
export function firstSaturday(from: number, lead: number, season: Months): string {
  const soonest = from + lead * oneDay
  let saturday = soonest + (6 - new Date(soonest).getUTCDay()) * oneDay
  while (!isWithin(monthOf(toDay(saturday)), season)) saturday += 7 * oneDay
  return toDay(saturday)
}
