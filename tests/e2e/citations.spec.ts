import { expect, test } from '@playwright/test'
import { routes } from './lib/routes'

test('a citation leads to its source, and the source back to each mention', async ({ page }) => {
  await page.goto('/installation-maintenance')

  // Any source that the page cites more than once.
  const second = page.locator('a[href^="#c"][href$="-2"]').first()
  const mention = (await second.getAttribute('href')) ?? ''
  const number = /^#c(\d+)-2$/.exec(mention)?.[1]

  await page
    .getByRole('link', { name: `Source ${number}`, exact: true })
    .first()
    .click()
  const source = page.locator(`#s${number}`)
  await expect(source).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#s${number}$`))

  await source.getByRole('link', { name: 'Back to mention ↑2' }).click()
  await expect(page.locator(mention)).toBeInViewport()
  await expect(page.locator(mention)).toHaveText(`${number}`)
})

test('text for screen readers takes no room', async ({ page }) => {
  await page.goto('/installation-maintenance')

  const width = await page.locator('#c1-1').evaluate((link) => link.getBoundingClientRect().width)
  expect(width).toBeLessThan(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('sources are numbered in reading order on every page, and each can be looked up', async ({ page }) => {
  test.slow()
  for (const { path } of routes) {
    await page.goto(path)
    const numbers = await page.locator('sup > a[href^="#s"]').allTextContents()
    const firsts = [...new Set(numbers.map(Number))]
    expect(firsts, path).toEqual(firsts.map((_, index) => index + 1))

    const sources = page.locator('li[id^="s"]:has(a[href^="#c"])')
    await expect(sources, path).toHaveCount(firsts.length)
    for (const line of await sources.allTextContents())
      expect(line, path).toMatch(/read \w{3}\s\d{1,2}, 20\d\d/)
    const unlinked = sources.filter({ hasNot: page.locator('a[href^="http"]') })
    for (const line of await unlinked.allTextContents()) expect(line, path).toMatch(/\b1[5-9]\d\d|\b20\d\d/)
  }
})
