import { bindNumbers } from '@/content/model/text/typography'

const formats = {
  medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A calendar day such as 2026-11-21 in words: `Nov 21, 2026`, or in full `November 21, 2026`. */
export function formatDay(day: string, style: keyof typeof formats): string {
  return bindNumbers(formats[style].format(new Date(day)))
}
