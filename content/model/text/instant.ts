/**
 * A day of the content, such as 2026-11-21, as a moment for machines: sitemap, feed, structured data and calendars all
 * say this one. At noon UTC it is the same day everywhere in the United States; midnight would be the evening before.
 */
export function instantOf(day: string): string {
  return `${day}T12:00:00Z`
}
