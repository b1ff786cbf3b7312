import { expect, test } from '@playwright/test'
import { content as books } from '../../content/pages/books'
import { site } from './lib/routes'

const view = `View on ${site.retailer.name}`
/** A book whose cover we draw, and which no other title contains. */
const drawn = books.books.findLast(
  (book) => !book.cover && books.books.filter(({ title }) => title.includes(book.title)).length === 1,
)

test('a card for each book opens the retailer in a tab without opener or referrer', async ({ page }) => {
  await page.goto('/books')
  const cards = page.locator('main a').filter({ hasText: view })

  await expect(cards).toHaveCount(books.books.length)
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card).toHaveAttribute('target', '_blank')
    await expect(card).toHaveAttribute('rel', /noopener.*noreferrer/)
    const [address = ''] = (books.books[index]?.link ?? site.retailer.searchUrl).split('{query}')
    expect(await card.getAttribute('href')).toContain(address)
  }
})

test('the grid has two columns on a phone and five on a desktop', async ({ page, isMobile }) => {
  await page.goto('/books')

  const columns = await page
    .locator('main ul')
    .filter({ hasText: view })
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(isMobile ? 2 : 5)
})

test('titles have at most two lines', async ({ page }) => {
  await page.goto('/books')

  const tall = await page.locator('main h3').evaluateAll(
    (titles) =>
      titles.filter((title) => {
        const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight)
        return title.getBoundingClientRect().height > 2 * lineHeight + 1
      }).length,
  )
  expect(tall).toBe(0)
})

test('a cover that does not load is replaced by the placeholder, once', async ({ page }) => {
  const asked: string[] = []
  await page.route(`**/covers/${drawn?.id}-*.svg`, (route) => route.abort())
  await page.route('**/placeholder.svg', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/books')

  const cover = page.getByRole('img', { name: drawn?.title ?? '', exact: true })
  await cover.scrollIntoViewIfNeeded()
  await expect(cover).toHaveAttribute('src', '/placeholder.svg')
  await page.waitForTimeout(300)
  expect(asked).toHaveLength(1)
})
