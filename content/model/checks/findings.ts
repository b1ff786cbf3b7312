import { plates } from '../collections/plates'
import { sharedSources } from '../collections/sources'
import { isPlate } from '../collections/style-pages'
import { states } from '../fence-laws/states'
import { readPage } from '../pages/page-module'
import { pages, wordsFile, type Page } from '../pages/page-registry'
import { content as types } from '../pages/types-of-fences'
import { guideFile, pageFile } from '../store/page-path'
import { placeOf } from '../store/places'
import type { Store } from '../store/store'
import { citedKeys } from '../text/citations'
import { allEntries } from '../text/outline'
import { oldRecordFindings, oldSourceFindings } from './ages'
import { unmetricFigures } from './check-metric'
import { readingEase, unsourcedFigures } from './check-sentences'
import { wrongSums } from './check-sums'

/** Below this, a search result has room for more. */
const leastDescription = 80
const leastKeywords = 3

/** Below this, a text is harder than the plain English of most magazines (Flesch, 1948). */
const leastEase = 60

/**
 * What an editor should look at in the pages that cite sources, one sentence each with file and field. The site can be
 * built all the same.
 * @throws ContentError for content that has faults: call contentFaults first
 */
export function contentFindings(store?: Store): string[] {
  const found = pages(store).map((page) => {
    const { content, outline } = readPage(page, store)
    // Each record of a page drawn from data has its source: content/model/fence-laws/schema.ts.
    if (page.isDrawn || citedKeys(content).length === 0) return []
    const { text, sections } = outline
    const { ease } = readingEase([...text, ...allEntries(sections).flatMap((entry) => entry.text ?? [])])
    const file = wordsFile(page.path, store)
    const hard = `${file}: its reading ease is ${ease.toFixed(0)} (Flesch); below ${leastEase}, try shorter sentences and words`
    return [
      ...unsourcedFigures(file, content),
      ...wrongSums(file, content),
      ...unmetricFigures(file, content),
      ...(ease < leastEase ? [hard] : []),
    ]
  })
  return [
    ...found.flat(),
    ...oldRecordFindings(states(store), new Date()),
    ...recordFindings(pages(store)),
    ...plateFindings(types(store).fenceTypes, store),
  ]
}

/** What was read longer ago than laws, prices, products and codes keep: to be read again. */
export function oldFindings(today: Date, store?: Store): string[] {
  const contents = pages(store).map((page) => readPage(page, store).content)
  return [
    ...oldRecordFindings(states(store), today),
    ...oldSourceFindings(sharedSources(store), contents, today),
  ]
}

/** Front matter that says less than a search result has room for. */
export function recordFindings(
  records: readonly Pick<Page, 'path' | 'description' | 'keywords'>[],
): string[] {
  return records.flatMap(({ path, description: { length }, keywords }) => {
    const place = (field: string) => placeOf(guideFile(path), field)
    return [
      ...(length < leastDescription
        ? [`${place('description')}: has ${length} characters; a search result shows twice as many`]
        : []),
      ...(keywords.length < leastKeywords
        ? [
            `${place('keywords')}: are ${keywords.length}; name ${leastKeywords} words that readers search for`,
          ]
        : []),
    ]
  })
}

/** Fence styles without a drawing, and drawings without a style. */
export function plateFindings(
  fenceTypes: readonly { styles: readonly { id: string }[] }[],
  store?: Store,
): string[] {
  const ids = new Set(fenceTypes.flatMap(({ styles }) => styles.map(({ id }) => id)))
  return [
    ...[...ids]
      .filter((id) => !isPlate(id))
      .map(
        (id) =>
          `${pageFile('/types-of-fences')}: the style "${id}" has no drawing; draw one in components/diagram/plates/, with its words in content/data/plates.json`,
      ),
    ...Object.keys(plates(store))
      .filter((name) => !ids.has(name))
      .map(
        (name) => `content/data/plates.json › plates.${name}: no style has this id, so it is shown nowhere`,
      ),
  ]
}
