import { z } from 'zod'
import { explainIssues } from './explain-errors'
import { pageFile, type PagePath } from './page-path'

/** Thrown for invalid content. The message lists every fault of the file, one a line. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'ContentError'
  }
}

/**
 * Validates what a content file holds and gives it its type.
 * @param file the file as an operator knows it, like `content/site.json`
 * @throws ContentError naming file and field of every fault at once
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const result = schema.safeParse(data)
  // A value may break two rules with the same message.
  if (!result.success) throw new ContentError([...new Set(explainIssues(file, result.error.issues, data))])
  return result.data
}

/** Lists in literals are inferred as read-only, which the lists of a schema's input are not. */
type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value

/** parseContent for TypeScript modules: the compiler checks their shape while you write. */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: DeepReadonly<z.input<Schema>>,
): z.output<Schema> {
  return parseContent(file, schema, data)
}

/** defineContent for what a page holds, in its file under content/pages/. */
export function definePage<Schema extends z.ZodType>(
  path: PagePath,
  schema: Schema,
  data: DeepReadonly<z.input<Schema>>,
): z.output<Schema> {
  return parseContent(pageFile(path), schema, data)
}
