import { expect, test, type Page } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'
import { paths, site, siteOrigin } from './lib/routes'

const millimeter = 96 / 25.4

// What Letter paper leaves between the margins.
test.use({ viewport: { width: Math.round(188 * millimeter), height: Math.round(251 * millimeter) } })

/** What is of no use on paper, and what paper lacks. */
const useless = (page: Page) =>
  page.evaluate(() => {
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

const colorsAndPictures = (page: Page) =>
  page.evaluate(() => {
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
        const { height } = image.getBoundingClientRect()
        return { source: image.currentSrc, fit: getComputedStyle(image).objectFit, height }
      })
    return { colors: [...colors], pictures }
  })

/** Headings and tables that may be parted from what they name, or within a row; tables that are cut off. */
const badBreaks = (page: Page) =>
  page.evaluate(() => {
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

const tallest = (source: string) => (source.endsWith('.svg') ? 130 : 50) * millimeter + 1

test(
  'paper has the site’s address, black text, whole pictures and tables, and nothing to press or to wait for',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      const address = `${siteOrigin.replace(/^https?:\/\//, '')}${path === '/' ? '' : path}`
      const line = page.locator('body > * > p').filter({ hasText: site.name })
      await expect(line, path).toHaveText(`${site.name}, ${address}`)
      await expect(line, path).toBeVisible()
      expect(await useless(page), path).toEqual({ controls: 0, faint: [], hidden: 0, shop: 0 })

      const { colors, pictures } = await colorsAndPictures(page)
      const pale = colors.filter(([color]) => contrast(colorIn(color), [255, 255, 255]) < 6)
      expect(pale, path).toEqual([])
      const cut = pictures.filter(({ fit, height, source }) => fit !== 'contain' || height > tallest(source))
      expect(cut, path).toEqual([])

      expect(await badBreaks(page), path).toEqual([])
    }
  },
)
