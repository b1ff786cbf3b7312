import { readTextPage } from '@/content/model/text/text-page'
import { calendarFile } from '../calendar'

export const dynamic = 'force-static'

/** For readers who want no reminders. */
export function GET(): Response {
  const path = '/installation-maintenance/weekend-plan'
  return calendarFile('weekend-plan', path, readTextPage(path).content.sections, false)
}
