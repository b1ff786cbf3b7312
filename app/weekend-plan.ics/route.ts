import { content } from '@/content/pages/installation-maintenance/weekend-plan'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** The plan of two weekends. Readers choose its days in components/calendar/add-to-calendar.tsx. */
export function GET(): Response {
  return calendarFile('weekend-plan', '/installation-maintenance/weekend-plan', content.sections)
}
