import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'
import { headerPages } from './lib/routes'
import { collectShifts } from './lib/shifts'

const lastInHeader = headerPages.at(-1)

test('the header turns translucent past 10 px and solid again at the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/history')
  const html = page.locator('html')

  await page.evaluate(() => scrollTo(0, 10))
  await page.waitForTimeout(150)
  await expect(html).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 11))
  await expect(html).toHaveAttribute('data-scrolled')
  const background = await page
    .locator('header')
    .evaluate((header) => getComputedStyle(header).backgroundColor)
  expect(background).toMatch(/\/ 0\.9|, 0\.9/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(html).not.toHaveAttribute('data-scrolled')
})

test('nothing moves while a page comes in pieces', async ({ page, baseURL }) => {
  const pieces = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL), { headers: { 'accept-encoding': 'identity' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    if (type.startsWith('text/html')) {
      // First as far as half the links of the header: long enough for them to be painted.
      const first = body.indexOf('href=/history', body.indexOf('<nav'))
      response.write(body.subarray(0, first))
      await pause(300)
      for (let start = first; start < body.length; start += 1000) {
        response.write(body.subarray(start, start + 1000))
        await pause(15)
      }
    } else response.write(body)
    response.end()
  }).listen(0)
  const { port } = Object(pieces.address())
  try {
    const shifts = await collectShifts(page)
    for (const [path, limit] of [
      ['/types-of-fences/picket', 0.003],
      ['/types-of-fences/privacy', 0.01],
      ['/fence-laws/ohio', 0.01],
    ] as const) {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
      const sum = (await shifts()).reduce((sum, shift) => sum + shift, 0)
      expect(sum, path).toBeLessThan(limit)
    }
  } finally {
    pieces.closeAllConnections()
    pieces.close()
  }
})

test('the skip link is first and leads past the header', async ({ page }) => {
  await page.goto('/history')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a link to a section does not end under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/types-of-fences#vinyl')

  const heading = page.locator('#vinyl')
  await expect(heading).toBeInViewport()
  const top = await heading.evaluate((node) => node.getBoundingClientRect().top)
  const header = await page.locator('header').evaluate((node) => node.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(header)
})

test('nothing shifts while the page loads', async ({ page }) => {
  const shifts = await collectShifts(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  // As our font comes, letters of other widths may move by a pixel or two.
  expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled: scripts })

    test('the search dialog opens, names its key where there are keys, and closes', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/')

      await page.getByRole('button', { name: 'Search' }).click()
      const dialog = page.getByRole('dialog', { name: /search/i })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByPlaceholder('Search for fences...')).toBeFocused()
      await expect(dialog.getByText('Press ESC to close')).toBeVisible({ visible: !isMobile })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, locks the page behind it, and its links work @phone', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await button.click()
    const next = lastInHeader?.path ?? ''
    await menu.locator(`a[href="${next}"]`).click()
    await expect(page).toHaveURL(next)
  })
})

test('the pickets above the footer can be seen in both schemes', async ({ page }) => {
  await page.goto('/terms')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { pickets, paper } = await page.locator('footer > [aria-hidden]').evaluate((rule) => ({
      pickets: getComputedStyle(rule).backgroundImage,
      paper: getComputedStyle(document.body).backgroundColor,
    }))
    expect(contrast(colorIn(pickets), colorIn(paper)), colorScheme).toBeGreaterThan(3)
  }
})

test('links of the footer keep apart, also where they wrap', async ({ page }) => {
  await page.goto('/terms')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const gaps = await page.locator('footer ul').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const boxes = [...list.querySelectorAll('a')].map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getBoundingClientRect()
        })
        return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? NaN))
      }),
    )
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8)
  }
})
