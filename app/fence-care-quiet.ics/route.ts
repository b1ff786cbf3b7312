import { content } from '@/content/model/pages/installation-maintenance/care-and-repair'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** For readers who want no reminders. */
export function GET(): Response {
  return calendarFile('fence-care', '/installation-maintenance/care-and-repair', content().care, false)
}
