import type { Page } from '@playwright/test'

/**
 * Translates a page the way Chrome does, now and for the rest of the visit: each text node is replaced by another
 * one in two <font> elements. The words stay, so that they can be compared.
 */
export async function translateInBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'head, script, style, noscript, textarea, font, [translate="no"]'
    const wrap = (text: Node) => {
      if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
      const inner = document.createElement('font')
      inner.append(text.textContent)
      const outer = document.createElement('font')
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    translate(document.documentElement)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node)
        else translate(node)
      }
    }).observe(document.documentElement, { childList: true, subtree: true })
  })
}
