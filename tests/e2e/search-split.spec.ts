import { expect, test, type Page } from '@playwright/test'
import { splitDocuments } from '../../delivery/build/split-search'
import recorded from '../fixtures/search-documents.json' with { type: 'json' }
import { hydrate } from './lib/hydrate'

// A site of hundreds of guides has its search in parts: the pages come first, and sections when a query has their words.

const folder = '/_next/static/loader'
const { pages, words, groups } = splitDocuments(recorded, 6000, 6000)
const addressOf = (group: number) => `${folder}/search-group-${group}.json`
const index = {
  pages,
  words: words.map(({ from }, number) => ({ from, address: `${folder}/search-words-${number}.json` })),
  groups: groups.map((group, number) => ({ address: addressOf(number), pages: group.length })),
}
const results = (page: Page) => page.getByRole('dialog', { name: /search/i }).locator('[data-result]')

/** Serves the parts, and tells which were asked for. */
async function serveParts(page: Page) {
  const asked: string[] = []
  const serve = async (address: string, json: unknown) =>
    page.route(`**${address}`, async (route) => {
      asked.push(address.slice(folder.length + 1))
      await route.fulfill({ json })
    })
  await page.route('**/search-index.json', (route) => route.fulfill({ json: index }))
  await page.route('**/search-texts.json', (route) => route.fulfill({ status: 404 }))
  for (const [number, { list }] of words.entries()) await serve(`${folder}/search-words-${number}.json`, list)
  for (const [number, group] of groups.entries()) await serve(addressOf(number), group.flat())
  return asked
}

async function openSearch(page: Page) {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Search for fences...')).toBeFocused()
}

test('parts of the search are fetched for the words that are typed, once, and hold the right section', async ({
  page,
}) => {
  const asked = await serveParts(page)
  await openSearch(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const [group] = [...groups.keys()].filter((number) => JSON.stringify(groups[number]).includes('turnbuckle'))
  await page.keyboard.insertText('turnbuckle')
  await expect(results(page).first()).toHaveAttribute('href', '/installation-maintenance#gate-issues')
  expect(asked).toContain(`search-group-${group}.json`)
  expect(asked.length).toBeLessThan(groups.length + 1)
  expect(asked.filter((file) => file.startsWith('search-words'))).toHaveLength(1)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/installation-maintenance#gate-issues')
  expect(new Set(asked).size).toBe(asked.length)
})

test('where a part does not come, pages still answer', async ({ page }) => {
  await serveParts(page)
  await page.route(`**${folder}/search-*.json`, (route) => route.abort())
  await openSearch(page)
  await page.keyboard.insertText('history')
  await expect(results(page).first()).toHaveAttribute('href', /^\/history/)
})
