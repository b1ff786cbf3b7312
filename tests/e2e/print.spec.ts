import { expect, test, type Page } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'
import { isShipped, paths, site, siteOrigin } from './lib/routes'

const millimeter = 96 / 25.4

// What Letter paper leaves between the margins.
test.use({ viewport: { width: Math.round(184 * millimeter), height: Math.round(249 * millimeter) } })

test(
  'paper has the site’s address, and nothing to press or to wait for',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      const address = `${siteOrigin.replace(/^https?:\/\//, '')}${path === '/' ? '' : path}`
      const line = page.locator('body > * > p').filter({ hasText: site.name })
      await expect(line, path).toHaveText(`${site.name}, ${address}`)
      await expect(line, path).toBeVisible()
      const { controls, faint, hidden } = await page.evaluate(() => {
        const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) =>
          node.checkVisibility(),
        )
        return {
          controls: seen.filter((node) =>
            node.matches(
              'header, footer, nav, dialog, form, [popover], fieldset, button:not([popovertarget])',
            ),
          ).length,
          faint: seen
            .filter((node) => getComputedStyle(node).opacity !== '1')
            .map(({ outerHTML }) => outerHTML.slice(0, 99)),
          hidden: [...document.querySelectorAll('main [data-tab], main details:not(nav *) > *')].filter(
            (panel) => !panel.checkVisibility(),
          ).length,
        }
      })
      expect({ controls, faint, hidden }, path).toEqual({ controls: 0, faint: [], hidden: 0 })
    }
  },
)

test(
  'what is printed is black or nearly so, and pictures are whole',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      const { colors, pictures } = await page.evaluate(() => {
        const colors = new Map<string, string>()
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
          colors.set(getComputedStyle(node.parentElement).color, node.textContent)
        }
        const pictures = [...document.querySelectorAll('main img')]
          .filter((image) => image instanceof HTMLImageElement)
          .filter((image) => image.checkVisibility())
          .map((image) => {
            const { width, height } = image.getBoundingClientRect()
            const { width: ownWidth, height: ownHeight } = image
            return {
              source: image.currentSrc,
              fit: getComputedStyle(image).objectFit,
              width,
              height,
              ownWidth,
              ownHeight,
            }
          })
        return { colors: [...colors], pictures }
      })
      const pale = colors.filter(([color]) => contrast(colorIn(color), [255, 255, 255]) < 6)
      expect(pale, path).toEqual([])
      const cut = pictures.filter(({ fit, height }) => fit !== 'contain' || height > 101 * millimeter)
      expect(cut, path).toEqual([])
    }
  },
)

test(
  'tables break between rows, and titles stay with what they name',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      const faults = await page.evaluate(() => {
        const style = (node: Element | null | undefined) => node && getComputedStyle(node)
        const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
          (heading) => style(heading)?.breakAfter !== 'avoid',
        )
        const tables = [...document.querySelectorAll('table')].filter((table) => {
          const title = table.parentElement?.previousElementSibling
          return (
            (table.ariaLabel && style(title)?.breakAfter !== 'avoid') ||
            style(table)?.breakInside !== 'auto' ||
            style(table.rows[1])?.breakInside !== 'avoid' ||
            table.getBoundingClientRect().right > innerWidth
          )
        })
        return [...headings, ...tables].map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
      expect(faults, path).toEqual([])
    }
  },
)

test(
  'text is 130 mm wide, sources stand in two columns, and a shop’s searches are left out',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      const { widest, lists, shop } = await page.evaluate(() => ({
        widest: Math.max(
          0,
          ...[...document.querySelectorAll('article > section p')].map(
            (line) => line.getBoundingClientRect().width,
          ),
        ),
        lists: [...document.querySelectorAll('ol:has(> [id^="s"] > [href^="#c"])')].map((list) => {
          const { columnCount, fontSize } = getComputedStyle(list)
          return { columnCount, points: parseFloat(fontSize) * 0.75 }
        }),
        shop: [...document.querySelectorAll('main [rel~="sponsored"]')].filter(
          (link) => getComputedStyle(link, '::after').content !== 'none',
        ).length,
      }))
      expect(widest, path).toBeLessThan(131 * millimeter)
      for (const { columnCount, points } of lists) {
        expect(columnCount, path).toBe('2')
        expect(points, path).toBeGreaterThanOrEqual(8)
        expect(points, path).toBeLessThanOrEqual(9)
      }
      expect(shop, path).toBe(0)
    }
  },
)

async function pagesOf(page: Page, format: string): Promise<number> {
  const paper = await page.pdf({ format })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('the building guide takes few pages of either paper', { tag: '@desktop' }, async ({ page }) => {
  test.skip(!isShipped, 'An operator’s texts may be longer.')
  await page.goto('/installation-maintenance')
  await page.locator('main img').evaluateAll((all) => {
    for (const image of all) image.setAttribute('loading', 'eager')
  })
  for (const format of ['Letter', 'A4']) {
    const pages = await pagesOf(page, format)
    expect(pages, format).toBeGreaterThan(3)
    expect(pages, format).toBeLessThanOrEqual(12)
  }
})

test(
  'its checklists are printed by themselves, on one sheet with squares',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/installation-maintenance')
    await page.getByRole('link', { name: 'Print the checklists' }).click()
    await expect(page).toHaveURL(/#print-list$/)
    await expect(page.locator('#print-list span')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main h2:visible')).toHaveCount(1)
    for (const id of ['tools', 'materials', 'quantities']) await expect(page.locator(`#${id}`)).toBeVisible()
    const squares = await page.locator('section:has(> #print-list)').evaluate((section) => {
      const { height, backgroundSize, printColorAdjust } = getComputedStyle(section, '::after')
      return { height: parseFloat(height), squares: backgroundSize.split(',').length, printColorAdjust }
    })
    expect(squares).toEqual({
      height: expect.closeTo(50 * millimeter, 0),
      squares: 2,
      printColorAdjust: 'exact',
    })
    // An operator's lists may be longer.
    if (isShipped) for (const format of ['Letter', 'A4']) expect(await pagesOf(page, format), format).toBe(1)
  },
)
