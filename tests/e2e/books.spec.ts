import { expect, test, type Page } from '@playwright/test'
import { content as books } from '../../content/model/pages/books'
import { isShipped, site } from './lib/routes'

const innerHeightOf = (page: Page) => page.viewportSize()?.height ?? 0

const view = `View on ${site.retailer.name}`
/** A book whose cover we draw, and which no other title contains. */
const drawn = books().books.findLast(
  (book) => !book.cover && books().books.filter(({ title }) => title.includes(book.title)).length === 1,
)

test('a card is named by its title, once, and says that it opens a new tab', async ({ page }) => {
  await page.goto('/books')

  const names = await page
    .locator('main a')
    .filter({ hasText: view })
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel))
  expect(names).toEqual(
    books().books.map(({ title, year }) => `${title} ${year} ${view} → (opens in a new tab)`),
  )
})

test('the grid has two columns on a phone, three on a tablet and five on a desktop', async ({ page }) => {
  await page.goto('/books')

  const grid = page.locator('main ul').filter({ hasText: view })
  const columns: Record<number, number> = {}
  for (const width of [360, 768, 1080, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    columns[width] = await grid.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
    )
  }
  expect(columns).toEqual({ 360: 2, 768: 3, 1080: 5, 1280: 5, 1920: 5 })
})

test('titles have at most two lines, and no two books read alike', async ({ page }) => {
  await page.goto('/books')
  await page.evaluate(() => document.fonts.ready)

  for (const width of [360, 768, 1080, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await page.locator('main h3').evaluateAll((titles) =>
      titles.map((title) => {
        const box = title.getBoundingClientRect()
        const lines = Math.round(box.height / Number.parseFloat(getComputedStyle(title).lineHeight))
        // The words of which anything is to be seen.
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
        let words = ''
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement || getComputedStyle(node.parentElement).position === 'absolute') continue
          for (const [start, word] of [...`${node.nodeValue}`.matchAll(/\S+/g)].map(
            (m) => [m.index, m[0]] as const,
          )) {
            const range = document.createRange()
            range.setStart(node, start)
            range.setEnd(node, start + word.length)
            const { top, width: wide } = range.getBoundingClientRect()
            if (wide > 0 && top < box.bottom - 4) words += `${word} `
          }
        }
        return { lines, words }
      }),
    )
    expect(
      seen.filter(({ lines }) => lines > 2),
      `${width} px`,
    ).toEqual([])
    const words = seen.map((title) => title.words)
    expect(
      words.filter((title, index) => words.indexOf(title) !== index),
      `${width} px`,
    ).toEqual([])
  }
})

test('“View on …” stays on one line', { tag: '@both' }, async ({ page }) => {
  test.skip(!isShipped, 'An operator’s retailer may have a long name.')
  await page.goto('/books')

  const labels = page.getByText(`${view} →`, { exact: true })
  const cut = await labels.evaluateAll(
    (all) => all.filter((label) => label.clientHeight > 32 || label.scrollWidth > label.clientWidth).length,
  )
  expect(cut).toBe(0)
})

test(
  'the first books are in the first screen, below a slim banner',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    test.skip(!isShipped, 'An operator’s banner may be taller.')
    await page.goto('/books')
    await page.evaluate(() => document.fonts.ready)

    const top = await page
      .locator('main li:has(h3)')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top)
    expect(innerHeightOf(page) - top).toBeGreaterThan(isMobile ? 60 : 200)
    const banner = await page.locator('main aside').first().boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(isMobile ? 240 : 120)
  },
)

test('the link home is clear of the words above it @both', async ({ page }) => {
  await page.goto('/books')
  const above = await page
    .locator('main h1')
    .locator('..')
    .evaluate((words) => words.getBoundingClientRect().bottom)
  const link = await page.getByRole('link', { name: '← Back to home' }).boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual(above)
})

test('everything starts at one left edge', async ({ page }) => {
  for (const path of ['/books', '/contact']) {
    await page.goto(path)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const edges = await page
        .locator('header a:first-of-type[href="/"]:not(nav a), main h1, main h2, main li:has(h3)')
        .evaluateAll((all) => {
          const lefts = all.map((element) => Math.round(element.getBoundingClientRect().left))
          const [brand = 0] = lefts
          return lefts.filter((left) => Math.abs(left - brand) > 2 && left < brand + 24)
        })
      expect(edges, `${path} at ${width} px`).toEqual([])
    }
  }
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
