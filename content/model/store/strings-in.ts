import { step } from './explain-errors'

/** A string of some content: its field, such as `eras[2].title`, and the name it stands under, such as `title`. */
type StringOfContent = { field: string; name: string; value: string }

/** Every string in a piece of content. */
export function stringsIn(content: unknown, field = '', name = ''): StringOfContent[] {
  if (typeof content === 'string') return [{ field, name, value: content }]
  if (Array.isArray(content))
    return content.flatMap((item: unknown, index) => stringsIn(item, `${field}[${index}]`, name))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, item]: [string, unknown]) =>
    stringsIn(item, field === '' ? key : `${field}${step(key)}`, nameOf(key, content)),
  )
}

/** The `name` of a picture block is a picture's name, that of a drawing's block a drawing's, any other is neither. */
function nameOf(key: string, parent: object): string {
  const isFigure =
    key === 'name' && 'kind' in parent && (parent.kind === 'picture' || parent.kind === 'diagram')
  return isFigure ? String(parent.kind) : key
}
