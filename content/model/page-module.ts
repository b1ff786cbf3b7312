import { z } from 'zod'
import { ContentError } from './define'
import type { Outline, OutlineEntry } from './outline'
import { pageFile } from './page-path'
import type { Page } from './page-registry'
import { block } from './schemas/blocks'
import type { Site } from './schemas/site'

const text = z.array(z.string())

const entry: z.ZodType<OutlineEntry> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    heading: z.string(),
    text: text.exactOptional(),
    blocks: z.array(block).exactOptional(),
    sections: z.array(entry).exactOptional(),
  }),
)

const outlineSchema = z.strictObject({ text, sections: z.array(entry) })

/** What a module of content/model/pages/ must export. A page that shows settings makes its outline with them. */
const pageModule = z.union([
  z.object({ content: z.unknown(), outline: outlineSchema }),
  z.object({
    content: z.unknown(),
    outlineWith: z.custom<(site: Site) => unknown>((value) => typeof value === 'function'),
  }),
])

export type PageModule = { content: unknown; outlineWith: (site: Site) => Outline }

/** What a page holds, wherever its words stand. */
export async function readPage({ path, isText }: Page): Promise<PageModule> {
  if (!isText) return readPageModule(path)
  // Not before it is needed: it reads the settings, in which the check may find faults.
  const { readTextPage } = await import('./text-page')
  const { content, outline } = readTextPage(path)
  return { content, outlineWith: () => outline }
}

/**
 * The content and the outline of a page, from its module in content/model/pages/.
 * @throws ContentError when the file exports something else, and what importing it throws
 */
export async function readPageModule(path: string): Promise<PageModule> {
  const name = path === '/' ? 'home' : path.slice(1)
  const loaded: unknown = await import(`./pages/${name}.ts`)
  const result = pageModule.safeParse(loaded)
  if (!result.success)
    throw new ContentError([
      `${pageFile(path)}: does not export "content" and "outline", which the site is built from`,
    ])
  const { data } = result
  return {
    content: data.content,
    outlineWith:
      'outline' in data ? () => data.outline : (site) => outlineSchema.parse(data.outlineWith(site)),
  }
}
