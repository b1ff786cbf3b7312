import type { Page } from '@playwright/test'

// What can be wrong with the words of a page, as they are set.

/** Shows what tabs and folds hide, and waits for the fonts. */
export async function unfold(page: Page) {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const panel of document.querySelectorAll<HTMLElement>('[data-tab]')) panel.style.display = 'block'
    await document.fonts.ready
  })
}

/** Numbers and ranges whose unit or end stands on the next line. */
export const partedNumbers = (page: Page) =>
  page.evaluate(() => {
    const number = '\\$?\\d[\\d.,]*[¼-¾⅐-⅞]?'
    const unit = '(?:ft|in\\.|mm|cm|m|lb|kg|psi|°[CF]|percent|cu|sq)(?![\\p{L}\\p{N}])'
    const day = '(?:January|April|May|August|November|December|Nov) \\d{1,2}(?!\\d)'
    const whole = new RegExp(
      `${number}(?:[–-]${number})+(?:\\s${unit})?|${number}\\s${unit}|${day.replace(' ', '\\s')}`,
      'gu',
    )
    // The texts of each paragraph, cell or heading, in one string.
    const texts = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement
      if (!block?.checkVisibility() || block.closest('sup, script, style, svg')) continue
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      if (block && node instanceof Text) texts.set(block, [...(texts.get(block) ?? []), node])
    }
    const parted: string[] = []
    for (const [block, nodes] of texts) {
      const height = parseFloat(getComputedStyle(block).fontSize)
      for (const match of nodes
        .map(({ data }) => data)
        .join('')
        .matchAll(whole)) {
        const range = document.createRange()
        const place = (offset: number, isEnd: boolean) => {
          for (const node of nodes) {
            if (offset < node.length || (isEnd && offset === node.length)) return { node, offset }
            offset -= node.length
          }
          throw new Error('beyond the text')
        }
        const start = place(match.index, false)
        const end = place(match.index + match[0].length, true)
        range.setStart(start.node, start.offset)
        range.setEnd(end.node, end.offset)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 0.7 * height)
          parted.push(`${match[0]} in: ${block.textContent.slice(0, 80)}`)
      }
    }
    return parted
  })

/** Words of tables and headings that go on in the next line without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('main :is(table, h1, h2, h3, h4)').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const found: string[] = []
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!(text instanceof Text) || !parent || getComputedStyle(parent).hyphens === 'auto') continue
        for (const { 0: word, index } of text.data.matchAll(/\p{L}{5,}/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (first && others.some(({ top }) => top >= first.bottom - 1)) found.push(word)
        }
      }
      return found
    }),
  )

/** Headings whose mark covers a text, or is out of the window. */
export const marksInTheWay = (page: Page) =>
  page.evaluate(() => {
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      boxes.push(...range.getClientRects())
    }
    const headings = [...document.querySelectorAll(':is(h2, h3, h4):has(> a[href^="#"])')]
    return headings
      .filter((heading) => heading.checkVisibility())
      .filter((heading) => {
        const [line] = heading.querySelector('a')?.getClientRects() ?? []
        if (!line) return true
        const mark = { left: line.left - 16, right: line.left, top: line.top, bottom: line.bottom }
        const covered = boxes.some(
          (box) =>
            box.left < mark.right - 1 &&
            box.right > mark.left + 1 &&
            box.top < mark.bottom - 4 &&
            box.bottom > mark.top + 4,
        )
        return covered || mark.left < 0
      })
      .map((heading) => heading.textContent)
  })

/** Citations out of order, or too close for a finger; dates that are said twice. */
export const citationFaults = (page: Page) =>
  page.evaluate(() => {
    const groups = [...document.querySelectorAll('sup > a + a')].map((next) => ({
      first: next.previousElementSibling ?? next,
      next,
    }))
    const center = (node: Element) => {
      const { left, right } = node.getBoundingClientRect()
      return (left + right) / 2
    }
    return {
      disordered: groups.filter(({ first, next }) => Number(first.textContent) > Number(next.textContent))
        .length,
      // On one line. Half a pixel is lost in rounding.
      close: groups.filter(
        ({ first, next }) =>
          first.checkVisibility() &&
          Math.abs(first.getBoundingClientRect().top - next.getBoundingClientRect().top) < 4 &&
          (center(next) - center(first) < 23.5 || first.getBoundingClientRect().height < 20),
      ).length,
      parted: [...document.querySelectorAll('sup')].filter(
        ({ nextSibling }) => nextSibling instanceof HTMLElement && nextSibling.localName === 'sup',
      ).length,
      dates: [...document.querySelectorAll('p:has(time + time, time ~ time)')].filter((line) => {
        const days = [...line.querySelectorAll('time')].map((time) => time.dateTime)
        return new Set(days).size < days.length
      }).length,
    }
  })
