import { expect, test, type Page } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'

// Which tables are tab stops, that phones set narrow ones in one column: every-page.spec.ts. Which ones scroll: every-window.spec.ts.

// No table of ours scrolls; an operator's has the same edge.
test('the edge of what goes on can be seen in both schemes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/fence-calculator')
  const wide = page.getByRole('group', { name: 'Side 1 from in front' })
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
  'a cell that holds a link alone is one, and so is a name with a link; a finger has room',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [path, name] of [
      ['/installation-maintenance/build', 'Steps'],
      ['/types-of-fences/animals', 'Dogs'],
      ['/types-of-fences/privacy', 'Stockade'],
    ] as const) {
      await page.goto(path)
      const link = page.locator('main table').getByRole('link', { name, exact: true }).first()
      await link.scrollIntoViewIfNeeded()
      expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44)
      const hit = await link.evaluate((link) => {
        const { left, right, top, bottom } = link.closest('th, td')?.getBoundingClientRect() ?? new DOMRect()
        return [left + 1, right - 1].map(
          (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('a') === link,
        )
      })
      expect(hit, path).toEqual([true, true])
    }
  },
)

/** How many elements of each role there are: as the HTML has them, and as screen readers are told. */
async function rolesOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main' })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  const told = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
  const selectors = {
    table: 'table',
    row: 'tr',
    columnheader: 'thead th',
    rowheader: 'tbody th',
    cell: 'td',
  }
  const counts = Object.entries(selectors).map(async ([role, selector]) => [
    role,
    await page.locator(`main table:visible ${selector === 'table' ? '' : selector}`.trimEnd()).count(),
    told.filter((found) => found === role).length,
  ])
  return Promise.all(counts)
}

test(
  'laid out as cards or folded, tables keep rows and columns for screen readers',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [
      '/fence-laws',
      '/installation-maintenance/care-and-repair',
      '/installation-maintenance/how-much',
      '/installation-maintenance/posts-and-gates',
      '/types-of-fences/cost',
      '/types-of-fences/picket',
    ]) {
      await page.goto(path)
      for (const [role, inPage, told] of await rolesOf(page)) expect(told, `${path}: ${role}`).toBe(inPage)
      // On a phone a row is no box of a table, unless it fits: or nothing is tested here.
      const laidOut = page.locator('main table[role=table] tbody tr').first()
      await expect(laidOut).not.toHaveCSS('display', 'table-row')
    }
  },
)

test('in the column of text of a desktop, tables are tables', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/fence-laws/approval',
    '/installation-maintenance/care-and-repair',
    '/installation-maintenance/how-much/measure',
    '/types-of-fences/picket',
  ]) {
    await page.goto(path)
    const displays = await page
      .locator('main table:visible tbody tr')
      .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).display))])
    expect(displays, path).toEqual(['table-row'])
  }
})
