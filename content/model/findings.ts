import { readingEase, unsourcedFigures } from './check-sentences'
import { citedKeys } from './citations'
import { allEntries } from './outline'
import { readPageModule } from './page-module'
import { pageFile } from './page-path'
import { pages } from './page-registry'
import { site } from './site'

/** Below this, a text is harder than the plain English of most magazines (Flesch, 1948). */
const leastEase = 60

/**
 * What an editor should look at in the pages that cite sources, one sentence each with file and field. The site can be
 * built all the same.
 * @throws ContentError for content that has faults: call contentFaults first
 */
export async function contentFindings(): Promise<string[]> {
  const found = await Promise.all(
    pages.map(async ({ path }) => {
      const { content, outlineWith } = await readPageModule(path)
      if (citedKeys(content).length === 0) return []
      const { text, sections } = outlineWith(site)
      const { ease } = readingEase([...text, ...allEntries(sections).flatMap((entry) => entry.text ?? [])])
      const hard = `${pageFile(path)}: its reading ease is ${ease.toFixed(0)} (Flesch); below ${leastEase}, try shorter sentences and words`
      return [...unsourcedFigures(pageFile(path), content), ...(ease < leastEase ? [hard] : [])]
    }),
  )
  return found.flat()
}
