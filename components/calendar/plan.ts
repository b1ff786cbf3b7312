import { getPage } from '@/content/model/pages/page-registry'
import { months, type Calendar } from '@/content/model/schemas/calendar'
import { firstSaturday, type Months } from './first-saturday'

type Plan = Extract<Calendar, { file: 'weekend-plan' }>

/** Days that the plan needs before its first Saturday. */
export const leadOf = ({ events }: Plan): number => Math.max(0, ...events.map(({ day }) => -day))

export const seasonOf = ({ season: [from, to] }: Plan): Months => [months.indexOf(from), months.indexOf(to)]

/**
 * The first day in the file, which readers without scripts have to move. Counted from the last change of the page, not
 * from today: the same content gives the same bytes.
 */
export function startOf(plan: Plan): string {
  const { updated } = getPage('/installation-maintenance/weekend-plan')
  return firstSaturday(Date.parse(updated), leadOf(plan), seasonOf(plan))
}
