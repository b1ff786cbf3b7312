import { expect, test } from '@playwright/test'
import { readHtml } from './lib/read-html'
import { routes } from './lib/routes'

test('a citation leads to its source, and the source back to its first mention', async ({ page }) => {
  await page.goto('/installation-maintenance')

  // Any source that the page cites more than once: Tab stops once.
  const again = page.locator('sup > a[tabindex="-1"]').first()
  const number = await again.textContent()
  await again.click()
  const source = page.locator(`#s${number}`)
  await expect(source).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#s${number}$`))

  await source.getByRole('link', { name: 'Back to mention ↑' }).click()
  await expect(page.locator(`#c${number}`)).toBeInViewport()
  await expect(page.locator(`#c${number}`)).toHaveText(`${number}`)
  await expect(page.locator(`#c${number}`)).not.toHaveAttribute('tabindex')
})

test('text for screen readers takes no room', async ({ page }) => {
  await page.goto('/installation-maintenance')

  const width = await page.locator('#c1').evaluate((link) => link.getBoundingClientRect().width)
  expect(width).toBeLessThan(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('sources are numbered in reading order on every page, and each can be looked up', async ({
  request,
}) => {
  for (const { path } of routes) {
    const $ = await readHtml(request, path)
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text())
    const numbers = texts('sup > a[href^="#s"]').map(Number)
    const firsts = [...new Set(numbers)]
    expect(firsts, path).toEqual(firsts.map((_, index) => index + 1))

    const sources = 'li[id^="s"]:has(a[href^="#c"])'
    expect(texts(sources), path).toHaveLength(firsts.length)
    for (const line of texts(sources)) expect(line, path).toMatch(/read \w{3}\s\d{1,2}, 20\d\d/)
    for (const line of texts(`${sources}:not(:has(a[href^="http"]))`))
      expect(line, path).toMatch(/\b1[5-9]\d\d|\b20\d\d/)
  }
})
