import { expect, test } from '@playwright/test'

test('an unknown path answers 404, is logged, looks like the other pages, and links home', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/no-such-page?from=mail')

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(
    'We couldn’t find the page you were looking for. It might have been moved or deleted.',
  )
  await expect(page.locator('main a[href="/"]')).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expect.poll(() => logged.some((line) => line.includes('/no-such-page'))).toBe(true)
  const fonts = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)]
    return faces.filter(({ family, status }) => family === 'fraunces' && status === 'loaded').length
  })
  expect(fonts).toBe(1)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address in capital letters leads to its page', async ({ page }) => {
  await page.goto('/Types-Of-Fences/Picket?from=mail#sizes')

  await expect(page).toHaveURL('/types-of-fences/picket?from=mail#sizes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picket fence')
})

test(
  'what a reader may have come for is in the first screen: the search and four jobs',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/no-such-page')

    const jobs = page.getByRole('navigation', { name: 'Guides' }).getByRole('link')
    await expect(jobs).toHaveCount(4)
    const search = page.locator('main').getByRole('button', { name: 'Search for fences...' })
    const below = await search.evaluate((button) => button.getBoundingClientRect().bottom)
    expect(below).toBeLessThan(isMobile ? 500 : 600)
    const last = await jobs.last().evaluate((link) => link.getBoundingClientRect())
    if (!isMobile) expect(last.bottom).toBeLessThanOrEqual(800)
    expect(last.height).toBeGreaterThanOrEqual(44)
  },
)

test('its search field opens the search', async ({ page }) => {
  await page.goto('/no-such-page')

  await page.locator('main').getByRole('button', { name: 'Search for fences...' }).click()
  await expect(page.locator('dialog#search')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Search for fences' })).toBeFocused()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('its search field leads to a public search engine', async ({ page }) => {
    await page.goto('/no-such-page')

    await page.locator('main').getByRole('button', { name: 'Search for fences...' }).click()
    await expect(page.locator('dialog#search').getByRole('search')).toHaveAttribute('action', /^https:/)
    await expect(page.getByRole('textbox', { name: 'Search for fences' })).toBeVisible()
  })
})
