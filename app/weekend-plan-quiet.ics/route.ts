import { content } from '@/content/pages/installation-maintenance/weekend-plan'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** For readers who want no reminders. */
export function GET(): Response {
  return calendarFile('weekend-plan', '/installation-maintenance/weekend-plan', content.sections, false)
}
