import { expect, test, type APIRequestContext } from '@playwright/test'
import { readHtml } from './lib/read-html'
import { paths } from './lib/routes'
import { colorIn, contrast } from './lib/colors'

const widths = [360, 480, 620, 700, 768, 1080, 1280, 1920]

/** The pages that have tables. */
async function pathsOfTables(request: APIRequestContext): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const $ = await readHtml(request, path)
    if ($('table').length > 0) found.push(path)
  }
  expect(found).not.toEqual([])
  return found
}

test(
  'a table is a tab stop, and says that it scrolls, only where it does',
  { tag: ['@desktop', '@fonts'] },
  async ({ page, request }) => {
    test.slow()
    for (const path of await pathsOfTables(request)) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const faults = await page.locator('div:has(> table)').evaluateAll((frames) =>
          frames.flatMap((frame) => {
            const scrolls = frame.scrollWidth > frame.clientWidth
            const stops = [frame, ...frame.querySelectorAll('[tabindex]')].filter(
              (node) => node.getAttribute('tabindex') === '0' && node.checkVisibility(),
            )
            const name = frame.querySelector('table')?.getAttribute('aria-label')
            return stops.length === (scrolls ? 1 : 0)
              ? []
              : [`${name}: ${stops.length} stops, scrolls: ${scrolls}`]
          }),
        )
        expect(faults, `${path} at ${width} px`).toEqual([])
      }
    }
  },
)

test('the edge of a table that goes on can be seen in both schemes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/installation-maintenance/how-much')
  const wide = page.locator('div:has(> [role=group][aria-label][tabindex] + table)').first()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { edge, paper } = await wide.evaluate((frame) => ({
      edge: getComputedStyle(frame).backgroundImage.split('linear-gradient').at(-1) ?? '',
      paper: getComputedStyle(document.body).backgroundColor,
    }))
    expect(contrast(colorIn(edge), colorIn(paper)), colorScheme).toBeGreaterThan(3)
  }
})

test(
  'on a phone up to three columns of words are set one under the other',
  { tag: '@phone' },
  async ({ page, request }) => {
    let count = 0
    for (const path of await pathsOfTables(request)) {
      await page.goto(path)
      // Laid out as blocks, a table and its rows say by their roles what they are.
      const { rows, faults } = await page
        .locator('main table[role=table]:not(:has(th:nth-child(4)))')
        .evaluateAll((tables) => {
          const rows = tables.flatMap((table) => [...table.querySelectorAll('tbody tr')])
          const isBeside = (row: Element) => {
            const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
            return boxes.some((box, index) => box.top < (boxes[index - 1]?.bottom ?? 0) - 1)
          }
          return { rows: rows.length, faults: rows.filter(isBeside).map((row) => row.textContent) }
        })
      expect(faults, path).toEqual([])
      count += rows
    }
    expect(count).toBeGreaterThan(0)
  },
)
