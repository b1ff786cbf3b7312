import { expect, test, type Locator, type Page } from '@playwright/test'
import { content as history } from '../../content/model/pages/history'

const section = (page: Page, id: string) => page.locator('section', { has: page.locator(`#${id}`) }).last()

async function boxOf(locator: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {}
  return { x, y, width, height, right: x + width, bottom: y + height }
}

test('each picture stands once on the page, with a caption that says what it is', async ({ page }) => {
  await page.goto('/history')
  const files = await page.locator('main img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))

  expect(new Set(files).size).toBe(files.length)
  // But for the small one in the link to the next page.
  await expect(page.locator('main :not(figure, aside) > picture')).toHaveCount(0)
  await expect(page.locator('main figcaption')).toHaveCount(
    1 + history().eras.length + history().themes.length,
  )
})

test('pictures of eras stand beside their titles, left and right in turn', async ({ page }) => {
  await page.goto('/history')
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const sides: string[] = []
    for (const { id } of history().eras) {
      const era = section(page, id)
      const whole = await boxOf(era)
      const title = await boxOf(era.locator('h2'))
      const figure = await boxOf(era.locator('figure'))
      const image = await boxOf(era.locator('img'))

      expect(title.y, id).toBeGreaterThanOrEqual(figure.y)
      expect(title.bottom, id).toBeLessThan(figure.bottom)
      expect(image.width / whole.width, id).toBeGreaterThan(0.52)
      expect(image.width, id).toBeLessThanOrEqual(760)
      sides.push(figure.x < title.x ? 'left' : 'right')
    }

    expect(sides).toEqual(history().eras.map((_, index) => (index % 2 === 0 ? 'left' : 'right')))
  }
})

test('on small screens an era’s picture follows its title, in full width', async ({ page }) => {
  await page.goto('/history')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { id } of history().eras) {
      const era = section(page, id)
      const whole = await boxOf(era)
      const image = await boxOf(era.locator('img'))
      const title = await boxOf(era.locator('h2'))
      const text = await boxOf(era.locator('figure + p'))

      expect(image.width).toBeCloseTo(whole.width, 0)
      expect(image.y).toBeGreaterThan(title.bottom)
      expect(text.y).toBeGreaterThan(image.bottom)
    }
  }
})

test('the rail of eras stays in view below the header, its dates in one row or column', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 768, 1080, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/history#${history().eras.at(-1)?.id}`)
    const rail = page.getByRole('navigation', { name: 'Eras' })
    await expect(rail).toBeInViewport()
    const header = await boxOf(page.locator('header'))
    const box = await boxOf(rail)
    const dates = await rail.locator('li').evaluateAll((all) => all.map((li) => li.getBoundingClientRect()))
    const [first] = dates

    expect(box.y, `at ${width}`).toBeGreaterThanOrEqual(header.bottom)
    expect((await boxOf(page.locator(`#${history().eras.at(-1)?.id}`))).y).toBeGreaterThan(header.bottom)
    for (const { x, y, height } of dates) {
      if (width < 1240) expect(y).toBe(first?.y)
      else expect(x).toBe(first?.x)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    if (width < 1240) expect(box.height, `at ${width}`).toBeLessThan(80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('the rail marks the era being read, and shows it, once the page has been scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/history')
  const rail = page.getByRole('navigation', { name: 'Eras' })
  const current = rail.locator('[aria-current]')
  await expect(current).toHaveCount(0)
  for (const { id } of [...history().eras].reverse()) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id)

    await expect(current).toHaveAttribute('href', `#${id}`)
    await expect(current).toBeInViewport({ ratio: 0.9 })
  }
  // A mark that pruned styles would not show.
  const [dot, other] = await rail
    .locator('li')
    .evaluateAll((all) => all.map((li) => getComputedStyle(li, '::before').borderTopWidth))
  expect(dot).not.toBe(other)
})

test('titles of cultural themes may take two lines: the pictures of a row begin together', async ({
  page,
}) => {
  await page.goto('/history#cultural')
  const tops = await page
    .locator('#cultural figure')
    .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)))

  expect(tops[0]).toBe(tops[1])
  expect(tops[2]).toBe(tops[3])
})

test('on paper the first picture follows the words above it, without a hole', async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 900 })
  await page.goto('/history')
  await page.emulateMedia({ media: 'print' })
  const words = await boxOf(page.locator('main h1 ~ p').last())
  const figure = await boxOf(page.locator('main figure').first())

  expect(figure.y - words.bottom).toBeLessThan(100)
})
