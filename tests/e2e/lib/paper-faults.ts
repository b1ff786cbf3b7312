import type { Page } from '@playwright/test'
import { colorIn, contrast } from './colors'

// What can be wrong with a page on paper, in the media type print.

export const millimeter = 96 / 25.4

/** What is of no use on paper, and what paper lacks. */
export const useless = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) =>
      node.checkVisibility(),
    )
    return {
      controls: seen.filter((node) =>
        node.matches(
          'header, footer, nav:not(:has(li img)), dialog, form, [popover], fieldset, button, :has(+ table)[tabindex]',
        ),
      ).length,
      faint: seen
        .filter((node) => getComputedStyle(node).opacity !== '1')
        .map(({ outerHTML }) => outerHTML.slice(0, 99)),
      hidden: [
        ...document.querySelectorAll(
          // What a calculator asks and does is no part of what it says.
          'main [data-tab], main details:not(nav *, keep-site *, :has(> [data-adjust], [data-act])) > *',
        ),
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

/**
 * Headings and tables that may be parted from what they name, or within a row; tables that are cut off, or are laid out
 * as on a phone.
 */
export const badBreaks = (page: Page) =>
  page.evaluate(() => {
    const style = (node: Element | null | undefined) => node && getComputedStyle(node)
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
      (heading) => style(heading)?.breakAfter !== 'avoid',
    )
    const tables = [...document.querySelectorAll('table')].filter((table) => {
      const title = table.parentElement?.previousElementSibling
      const looks = [table, table.rows[0], table.rows[1], table.rows[1]?.cells[1]].map(
        (part) => style(part)?.display,
      )
      return (
        looks.join(' ') !== 'table table-row table-row table-cell' ||
        (table.ariaLabel && style(title)?.breakAfter !== 'avoid') ||
        style(table)?.breakInside !== 'auto' ||
        style(table.rows[1])?.breakInside !== 'avoid' ||
        table.getBoundingClientRect().right > innerWidth
      )
    })
    return [...headings, ...tables].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

const tallest = (source: string) => (source.endsWith('.svg') ? 130 : 50) * millimeter + 1

/** Pale words, and pictures that are cut off or too tall. */
export async function faintAndCut(page: Page) {
  const { colors, pictures } = await colorsAndPictures(page)
  return {
    pale: colors.filter(([color]) => contrast(colorIn(color), [255, 255, 255]) < 6),
    cut: pictures.filter(({ fit, height, source }) => fit !== 'contain' || height > tallest(source)),
  }
}
