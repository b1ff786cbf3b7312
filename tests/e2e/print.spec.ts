import { expect, test } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'
import { paths, site, siteOrigin } from './lib/routes'

const millimeter = 96 / 25.4

// What Letter paper leaves between the margins.
test.use({ viewport: { width: Math.round(188 * millimeter), height: Math.round(251 * millimeter) } })

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
      const { controls, faint, hidden, shop } = await page.evaluate(() => {
        const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) =>
          node.checkVisibility(),
        )
        return {
          controls: seen.filter((node) =>
            node.matches('header, footer, nav, dialog, form, [popover], fieldset, button'),
          ).length,
          faint: seen
            .filter((node) => getComputedStyle(node).opacity !== '1')
            .map(({ outerHTML }) => outerHTML.slice(0, 99)),
          hidden: [
            ...document.querySelectorAll('main [data-tab], main details:not(nav *, keep-site *) > *'),
          ].filter((panel) => !panel.checkVisibility()).length,
          // The search addresses of a retailer.
          shop: [...document.querySelectorAll('main [rel~="sponsored"]')].filter(
            (link) => getComputedStyle(link, '::after').content !== 'none',
          ).length,
        }
      })
      expect({ controls, faint, hidden, shop }, path).toEqual({ controls: 0, faint: [], hidden: 0, shop: 0 })
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
      const tallest = (source: string) => (source.endsWith('.svg') ? 130 : 50) * millimeter + 1
      const cut = pictures.filter(({ fit, height, source }) => fit !== 'contain' || height > tallest(source))
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
