import { chromium, expect, test, type Page } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { inTwoLines } from '../../components/header/two-lines'
import { headerPages, site } from './lib/routes'

const widths = [320, 360, 768, 1080, 1160, 1240, 1280, 1920]

/** What is cut off, covered by its neighbor or too large for the header, broken words, and whether the page scrolls sideways. */
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
    const words = document.createTreeWalker(
      document.querySelector('header nav') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    for (let text = words.nextNode(); text; text = words.nextNode())
      for (const { index, 0: word } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) faults.push(`${word} is broken`)
      }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways')
    return faults
  })

/** Links, or the button that opens them, and the search. */
async function expectReachable(page: Page, where: string, links = headerPages.length) {
  expect(await faultsOf(page), where).toEqual([])
  await expect(page.locator('header [commandfor=search]'), where).toBeVisible()
  const hasMenu = await page.locator('header [commandfor=menu]').isVisible()
  await expect(page.locator('header nav a:visible'), where).toHaveCount(hasMenu ? 0 : links)
  return hasMenu
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

test('whatever its labels, its name and the font, the header has whole words, or the menu button', async ({
  page,
}) => {
  test.slow()
  await page.goto('/terms')
  const shipped = headerPages.map(({ label }) => inTwoLines(label))
  const many = [...shipped, 'Gates', 'Questions', 'Fence Laws', 'Glossary', 'About']
  const menus: string[] = []
  for (const font of ['system-ui', 'DejaVu Sans'])
    for (const name of [site.name, 'Acme Hedges & Gates'])
      for (const labels of [
        ...[0, 1, 3, 5].map((more) => many.slice(0, shipped.length + more)),
        [...shipped, inTwoLines('Fence Laws by State')],
        [...shipped, 'Donaudampfschifffahrtsgesellschaft'],
      ]) {
        await page.evaluate(
          ({ font, name, labels }) => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(
              `header nav *, header [aria-hidden] * { font-family: ${font}, sans-serif !important }`,
            )
            document.adoptedStyleSheets = [sheet]
            document.querySelector('header > * > a span')?.replaceChildren(name)
            for (const list of document.querySelectorAll('header ul')) {
              const isBar = list.closest('nav') !== null
              const items = labels.map((label) => {
                const item = document.createElement('li')
                const link = document.createElement('a')
                link.href = '/'
                link.append(label)
                item.append(isBar ? link : label)
                return item
              })
              list.replaceChildren(...items)
            }
          },
          { font, name, labels },
        )
        for (const width of [768, 800, 900, 1024, 1080, 1160, 1240, 1280, 1440, 1560, 1920]) {
          await page.setViewportSize({ width, height: 600 })
          const where = `${labels.length} links up to ${labels.at(-1)} beside ${name} in ${font} at ${width} px`
          if (await expectReachable(page, where, labels.length)) menus.push(where)
        }
      }
  // As shipped, a desktop has the links.
  const asShipped = `${shipped.length} links up to ${shipped.at(-1)} beside ${site.name} in system-ui`
  expect(menus.filter((where) => where.startsWith(asShipped))).toEqual([])
  expect(menus).not.toEqual([])
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
