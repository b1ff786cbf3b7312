import type { Page } from '@playwright/test'

/** Of the lines that go on below, as the median of all paragraphs with three of them. */
export async function lettersALine(page: Page, family?: string): Promise<number | undefined> {
  if (family !== undefined)
    await page.addStyleTag({ content: `:root { --font-serif: '${family}' !important }` })
  const counts = await page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines: { top: number; bottom: number; left: number; right: number }[] = []
      for (const { top, bottom, left, right } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        const line = lines.find((other) => other.top < middle && middle < other.bottom)
        if (line) Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) })
        else lines.push({ top, bottom, left, right })
      }
      if (lines.length < 4) return []
      const widths = lines.map((line) => line.right - line.left)
      const all = widths.reduce((sum, width) => sum + width, 0)
      const full = (all - (widths.at(-1) ?? 0)) / (lines.length - 1)
      return [((paragraph.textContent ?? '').length * full) / all]
    }),
  )
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]
}
