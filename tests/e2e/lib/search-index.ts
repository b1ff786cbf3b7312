import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import documents from '../../fixtures/search-documents.json' with { type: 'json' }

/** In bytes, as compressed for readers. */
export const recordedIndexSize = brotliCompressSync(JSON.stringify(documents)).length

/** Serves the search index that was recorded for the tests, in every tab. */
export async function playRecordedIndex(page: Page): Promise<void> {
  await page.context().route('**/search-index.json', (route) => route.fulfill({ json: documents }))
}
