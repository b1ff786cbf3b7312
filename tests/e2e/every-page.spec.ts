import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'
import { everyPath, footerPages, headingOf, isGuide, routes } from './lib/routes'
import { collectRuntime } from './lib/runtime'

async function showsItsContent(page: Page, route: (typeof routes)[number]) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading)
  const main = page.locator('main')
  for (const words of route.promised) await expect(main).toContainText(words)
}

/** Pixels of an article between two things that are more than words: a picture, a table, a note, a figure of a step. */
const longestStretch = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const seen = [
      ...article.querySelectorAll('figure, picture, table, aside, [role=note], dl, input, nav, details'),
    ]
    const { top, bottom } = article.getBoundingClientRect()
    const edges = seen.filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
    const stops = [...edges.toSorted((a, b) => a.top - b.top), { top: bottom, bottom }]
    let end = top
    return stops.reduce((longest, stop) => {
      const stretch = stop.top - end
      end = Math.max(end, stop.bottom)
      return Math.max(longest, stretch)
    }, 0)
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const route of routes) {
  test(`${route.path} has what it promises, asks for nothing more, and has no accessibility fault`, async ({
    page,
  }, { project }) => {
    const complaints = collectComplaints(page)
    const asked = collectRuntime(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const response = await page.goto(route.path)

    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(route.title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', route.canonical)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\p{L}{3}/u)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
    // Chromium paints nothing until a font has come that the head preloads.
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(0)
    await showsItsContent(page, route)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    // Guides share a style sheet. The radio's player hydrates as the page loads.
    const scripts = asked.filter((file) => !/\/styles-[0-9a-f]{12}\.css$/.test(file))
    if (route.path !== '/radio')
      expect(scripts).toEqual([expect.stringMatching(/\/loader-[0-9a-f]{12}\.js$/)])

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await axeFaults(page)).toEqual([])
    // The color scheme changes nothing else that axe checks, and is the same in every window.
    if (!project.name.startsWith('desktop')) return
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page, { onlyContrast: true })).toEqual([])
  })
}

test('no page is wider than the window, and none lets words run on without something to see', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const most = test.info().project.name.startsWith('phone') ? 1800 : 1200
  const faults: string[] = []
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const wider = await overflow(page)
    if (wider > 0) faults.push(`${path} is ${wider} px wider`)
    const stretch = isGuide(path) ? await longestStretch(page) : 0
    if (stretch > most) faults.push(`${path} has ${stretch.toFixed()} px of words`)
  }
  expect(faults).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of routes.filter(({ promised }) => promised.length > 0)) {
    test(`${route.path} can be read, and has its links @phone`, async ({ page }) => {
      await page.goto(route.path, { waitUntil: 'domcontentloaded' })

      await showsItsContent(page, route)
      for (const { path } of footerPages)
        await expect(page.locator(`footer a[href="${path}"]`)).not.toHaveCount(0)
    })
  }

  test('a link leads to its page @phone', async ({ page }) => {
    await page.goto('/')
    const next = footerPages.at(-1)?.path ?? '/'
    await page.locator(`footer a[href="${next}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(next))
  })
})
