/** Where a field of a Markdown file stands: `12:3`, or `2:1 › title`. `near` are words of it that narrow it down. */
type FindPlace = (field: string, near: string) => string

const markdownFiles = new Map<string, FindPlace>()

/** Has `placeOf` name line and column for what was read from this file. */
export function rememberPlaces(file: string, find: FindPlace): void {
  markdownFiles.set(file, find)
}

/** How faults begin: `content/guides/history.md:12:3` for words, or `content/site.json › contact.email` for data. */
export function placeOf(file: string, field: string, near = ''): string {
  const find = markdownFiles.get(file)
  if (find) return `${file}:${find(field, near)}`
  return field === '' ? file : `${file} › ${field}`
}
