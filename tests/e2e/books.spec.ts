import { expect, test } from '@playwright/test'

test('thirty cards open the retailer in a tab without opener or referrer', async ({ page }) => {
  await page.goto('/books')
  const cards = page.locator('main a:has-text("View on Amazon")')

  await expect(cards).toHaveCount(30)
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('target', '_blank')
    await expect(card).toHaveAttribute('rel', /noopener.*noreferrer/)
    await expect(card).toHaveAttribute('href', /^https:\/\/www\.amazon\.com\/s\?k=/)
  }
})

test('the grid has two columns on a phone and five on a desktop', async ({ page, isMobile }) => {
  await page.goto('/books')

  const columns = await page
    .locator('main ul:has(a:has-text("View on Amazon"))')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(isMobile ? 2 : 5)
})

test('titles keep to two lines', async ({ page }) => {
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

test('a cover that does not load gives way to the placeholder, once', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/covers/the-nursery-book-*.svg', (route) => route.abort())
  await page.route('**/placeholder.svg', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/books')

  const cover = page.getByRole('img', { name: 'The Nursery-Book' })
  await cover.scrollIntoViewIfNeeded()
  await expect(cover).toHaveAttribute('src', '/placeholder.svg')
  await page.waitForTimeout(300)
  expect(asked).toHaveLength(1)
})
