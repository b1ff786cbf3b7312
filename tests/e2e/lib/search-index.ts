import type { Page, Route } from '@playwright/test'
import recorded from '../../fixtures/search-documents.json' with { type: 'json' }

const indexFile = '**/search-index.json'
const textsFile = '**/search-texts.json'

/** Serves the search index that was recorded for the tests, in every tab. It has the whole texts. */
export async function playRecordedIndex(page: Page): Promise<void> {
  await page.context().route(indexFile, (route) => route.fulfill({ json: recorded }))
  await page.context().route(textsFile, (route) => route.fulfill({ json: {} }))
}

/** Serves the same in two files, like a build, and the second as it is told. */
export async function playRecordedFiles(page: Page, answerTexts: (route: Route) => Promise<void>) {
  await page.context().unrouteAll()
  const beginnings = recorded.map((document) => ({ ...document, text: document.text.slice(0, 60) }))
  await page.context().route(indexFile, (route) => route.fulfill({ json: beginnings }))
  await page.context().route(textsFile, answerTexts)
}

export const recordedTexts = Object.fromEntries(recorded.map(({ href, text }) => [href, text]))
