import type { Page } from '@playwright/test'
import recorded from '../../fixtures/search-documents.json' with { type: 'json' }

/** Serves the search that was recorded for the tests, in one file, in every tab. */
export async function playRecordedIndex(page: Page): Promise<void> {
  await page.context().route('**/search-index.json', (route) => route.fulfill({ json: recorded }))
}
