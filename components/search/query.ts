/** In characters: a pasted book must cost no more than a sentence. */
const longestQuery = 150

/** What of the typed text is searched for: its beginning, without a last character cut in half. */
export function queryOf(typed: string): string {
  return typed
    .trim()
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, '')
}
