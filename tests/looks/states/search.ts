import type { Page, Route } from '@playwright/test'
import type { State } from '../state'

const dialog = (page: Page) => page.locator('dialog#search')

async function open(page: Page): Promise<void> {
  await page.locator('header [commandfor="search"]').click()
  await dialog(page).waitFor()
}

/** Opens it, types, and waits for something in it. */
const typed = (words: string, shows: string) => async (page: Page) => {
  await open(page)
  await dialog(page).getByPlaceholder('Search for fences...').fill(words)
  await dialog(page).locator(shows).first().waitFor()
}

const answerIndex = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route('**/search-index.json', (route) => answer(route))

const never = () => new Promise<never>(() => undefined)

export const search: readonly State[] = [
  { name: 'search, empty', pages: ['/'], reach: open },
  { name: 'search, results', pages: ['/'], reach: typed('gate', '[data-result]') },
  { name: 'search, nothing found', pages: ['/'], reach: typed('xylophone', 'text=/no results|nothing/i') },
  {
    name: 'search, loading',
    pages: ['/'],
    prepare: answerIndex(never),
    reach: typed('gate', ':text("Loading"):visible'),
  },
  {
    name: 'search, failed',
    pages: ['/'],
    prepare: answerIndex((route) => route.abort()),
    reach: typed('gate', 'button:has-text("again")'),
  },
]
