import { z } from 'zod'
import { explainIssues } from './explain-errors'

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
