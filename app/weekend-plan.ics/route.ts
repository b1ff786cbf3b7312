import { readTextPage } from '@/content/model/text/text-page'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** The plan of two weekends. Readers choose its days in components/calendar/add-to-calendar.tsx. */
export function GET(): Response {
  const path = '/installation-maintenance/weekend-plan'
  return calendarFile('weekend-plan', path, readTextPage(path).content.sections)
}
