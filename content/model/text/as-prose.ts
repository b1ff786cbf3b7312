/** A setting's words within prose: what would be Markdown in them is shown as it is. */
export function asProse(words: string): string {
  return words.replace(/[\\`*_[\]<>&]/g, '\\$&')
}
