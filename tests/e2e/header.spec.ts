import { chromium, expect, test, type Page } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { headerPages } from './lib/routes'

const widths = [320, 360, 768, 1080, 1160, 1240, 1280, 1920]

/** What is cut off, covered by its neighbor or too large for the header; and whether the page scrolls sideways. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const items = [...document.querySelectorAll('header :is(a, button)')]
      .filter((item) => item.checkVisibility())
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.left - b.box.left)
    const faults = items
      .filter(
        ({ item, box }, index) =>
          box.left < Math.max(0, (items[index - 1]?.box.right ?? 0) - 1) ||
          box.right > innerWidth ||
          box.top < 0 ||
          box.bottom > bottom ||
          item.scrollWidth > item.clientWidth + 1,
      )
      .map(({ item }) => item.textContent || item.ariaLabel)
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways')
    return faults
  })

/** Links, or the button that opens them, and the search. */
async function expectReachable(page: Page, where: string) {
  expect(await faultsOf(page), where).toEqual([])
  await expect(page.locator('header [commandfor=search]'), where).toBeVisible()
  const hasMenu = await page.locator('header [commandfor=menu]').isVisible()
  await expect(page.locator('header nav a:visible'), where).toHaveCount(hasMenu ? 0 : headerPages.length)
}

for (const size of [20, 24]) {
  test(`a browser with text of ${size} px cuts nothing off in the header`, async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findHeadless(),
      args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
    })
    const page = await browser.newPage({ baseURL, hasTouch: false })
    await page.goto('/contact')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await expectReachable(page, `${width} px`)
    }
    await browser.close()
  })
}

test('nor does a style sheet of the reader’s with twice the text, or more room between letters', async ({
  page,
}) => {
  for (const css of [
    'html { font-size: 200% }',
    'html { font-size: 150% }',
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  ]) {
    await page.goto('/contact')
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, css)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await expectReachable(page, `${css} at ${width} px`)
    }
  }
})

test('the links of the header stand at the same place on every page', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const places = new Set<string>()
    for (const { path } of headerPages) {
      await page.goto(path)
      const place = await page
        .locator('header nav a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x * 2) / 2))
      places.add(place.join(' '))
    }
    expect([...places], `${width} px`).toHaveLength(1)
  }
})
