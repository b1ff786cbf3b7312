/** What is searched for of the typed text: its first 150 characters, so that a pasted book costs no more. */
export function queryOf(typed: string): string {
  // The last character may have been cut in half.
  return typed
    .trim()
    .slice(0, 150)
    .replace(/[\uD800-\uDBFF]$/, '')
}
