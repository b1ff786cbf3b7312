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

/** What could be read of several files, and the faults of the others: a broken one does not hide those of the next. */
export function readEach<Item>(
  files: readonly string[],
  read: (file: string) => Item,
): { sound: Item[]; faults: string[] } {
  const faults: string[] = []
  const sound = files.flatMap((file) => {
    try {
      return [read(file)]
    } catch (error) {
      if (error instanceof ContentError) faults.push(...error.faults)
      // Of a file that is no JSON, content/model/syntax.ts tells line and column.
      else if (!(error instanceof SyntaxError)) throw error
      return []
    }
  })
  return { sound, faults }
}

/** parseContent for what a page holds beside its Markdown, in its file of content/data/pages/. */
export function definePage<Schema extends z.ZodType>(
  path: PagePath,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  return parseContent(pageFile(path), schema, data)
}
