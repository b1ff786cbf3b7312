import type { Page } from '@playwright/test'
import { packDocuments } from '../../../components/search/index-format'
import documents from '../../fixtures/search-documents.json' with { type: 'json' }

const index = packDocuments(documents)

/** Lets the search find what was recorded for the tests, in every tab, whatever the site that was built says. */
export async function playRecordedIndex(page: Page): Promise<void> {
  await page.context().route('**/search-index.json', (route) => route.fulfill({ json: index }))
}
