import { content } from '@/content/model/pages/installation-maintenance/care-and-repair'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** The year of care, to add to a calendar or to follow. */
export function GET(): Response {
  return calendarFile('fence-care', '/installation-maintenance/care-and-repair', content().care)
}
