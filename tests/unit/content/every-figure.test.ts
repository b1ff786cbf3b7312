import { unsourcedFigures } from '@/content/model/checks/check-sentences'
import { wrongSums } from '@/content/model/checks/check-sums'
import { judgments } from '@/content/model/collections/judgments'
import { readPage } from '@/content/model/pages/page-module'
import { pages, wordsFile } from '@/content/model/pages/page-registry'
import { citedKeys } from '@/content/model/text/citations'

// "Every figure has its source, or says it is ours": the home page's sentence.

const read = Promise.all(
  pages()
    // Each record of a page drawn from data has its source: content/model/fence-laws/schema.ts.
    // What /about counts is the site itself.
    .filter(({ isDrawn, path }) => !isDrawn && path !== '/about')
    .map(async (page) => ({ file: wordsFile(page.path), content: (await readPage(page)).content })),
)

test('every figure of every page has a source or a judgment, and each sum that is written out is right', async () => {
  const found = (await read).flatMap(({ file, content }) => [
    ...unsourcedFigures(file, content),
    ...wrongSums(file, content),
  ])
  expect(found).toEqual([])
})

test('at most 60 figures are ours', async () => {
  const ours = (await read).flatMap(({ content }) => citedKeys(content)).filter((key) => key in judgments())
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.length).toBeLessThanOrEqual(60)
})
