import { expect, test, type Page } from '@playwright/test'
import { content } from '../../content/model/pages/types-of-fences'

const path = '/types-of-fences'
const materials = content.fenceTypes.length
const rows = content.comparison.length

/** Opens the page in a window, or makes its window another. */
async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  if (!page.url().endsWith(path)) await page.goto(path)
}

test.describe('the comparison', () => {
  test('shows every cell on a phone, with its material, and scrolls in no direction of its own', async ({
    page,
  }) => {
    for (const width of [280, 320, 360]) {
      await open(page, width)
      const found = await page
        .locator('main table')
        .first()
        .evaluate((table) => {
          const names = [...table.querySelectorAll('thead th')].slice(1).map((cell) => cell.textContent)
          const cells = [...table.querySelectorAll('td')]
          const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1
          const around: Element[] = []
          // The drawing beside the table reaches into the page's margin, out of boxes that do not scroll.
          for (let box = table.parentElement; box; box = box.parentElement) {
            if (box === document.documentElement || getComputedStyle(box).overflowX !== 'visible')
              around.push(box)
          }
          return {
            cells: cells.length,
            outside: cells.filter((cell) => {
              const { left, right, height } = cell.getBoundingClientRect()
              return left < 0 || right > innerWidth || height === 0
            }).length,
            clipped: [...table.querySelectorAll('td, tbody th')].filter(scrolls).length,
            scrollers: around.filter(scrolls).length,
            unnamed: cells.filter(
              ({ firstElementChild: name }, index) =>
                !name?.checkVisibility() || name.textContent?.trim() !== names[index % names.length],
            ).length,
            columns: new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size,
          }
        })

      expect(found, `${width} px`).toEqual({
        cells: rows * materials,
        outside: 0,
        clipped: 0,
        scrollers: 0,
        unnamed: 0,
        columns: 2,
      })
    }
  })

  test('is a table with its headers for screen readers at every width', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    for (const width of [360, 1280]) {
      await open(page, width)
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: 'main table',
      })
      const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
      const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
      const count = (role: string) => roles.filter((found) => found === role).length

      expect(['table', 'columnheader', 'rowheader', 'row', 'cell'].map(count), `${width} px`).toEqual([
        1,
        materials + 1,
        rows,
        rows + 1,
        rows * materials,
      ])
      await expect(page.locator('main table').first()).toHaveAccessibleName(/./)
    }
  })

  test('covers no citation that has the focus, forwards or backwards', async ({ page }) => {
    // Without smooth scrolling, so that what has the focus is in view at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 360, 768, 1280]) {
      await open(page, width)
      const links = page.locator('main table').first().locator('a:not([tabindex="-1"])')
      const number = await links.count()
      for (const [from, key] of [
        [links.first(), 'Tab'],
        [links.last(), 'Shift+Tab'],
      ] as const) {
        // What has the focus already would not be scrolled to.
        await from.blur()
        await from.focus()
        for (let index = 0; index < number; index += 1) {
          const covered = await page.evaluate(() => {
            const link = document.activeElement
            if (!link?.closest('table')) return 'left the table'
            const { left, right, top, bottom } = link.getBoundingClientRect()
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return link.contains(hit) ? '' : `${link.textContent} lies under ${hit?.outerHTML.slice(0, 80)}`
          })
          expect(covered, `${key}, ${width} px`).toBe('')
          if (index < number - 1) await page.keyboard.press(key)
        }
      }
    }
  })

  test('keeps the names of the materials under the header from 768 px', async ({ page }) => {
    for (const width of [768, 1280]) {
      await open(page, width)
      await page
        .locator('main table tbody tr')
        .nth(Math.floor(rows / 2))
        .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const gap = await page
        .locator('main table thead th')
        .first()
        .evaluate(
          (cell) =>
            cell.getBoundingClientRect().top -
            (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        )
      expect(Math.abs(gap), `${width} px`).toBeLessThanOrEqual(1)
    }
  })
})

test.describe('the styles', () => {
  test('stand in one, two, three or four columns, their plates all of one size and no word cut', async ({
    page,
  }) => {
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
      [1920, 4],
    ] as const) {
      await open(page, width)
      const found = await page.locator('main li:has(> img)').evaluateAll((items) => {
        const plates = items.map((item) => item.querySelector(':scope > img')?.getBoundingClientRect())
        const sizes = plates.map((box) => `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)
        const words = items.flatMap((item) => [...item.querySelectorAll('h4, p')])
        return {
          lefts: new Set(plates.map((box) => Math.round(box?.left ?? 0))).size,
          sizes: [...new Set(sizes)],
          ratio: (plates[0]?.width ?? 0) / (plates[0]?.height ?? 1),
          clipped: words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
          outside: items.filter((item) => item.getBoundingClientRect().right > innerWidth).length,
        }
      })

      expect(found, `${width} px`).toMatchObject({ lefts: columns, clipped: 0, outside: 0 })
      expect(found.sizes, `${width} px`).toHaveLength(1)
      expect(found.ratio).toBeCloseTo(1.5, 1)
      // No row ends in a hole: where the last has room, what follows the styles stands in it.
      const holes = await page.locator('main div:has(> ul > li > img)').evaluateAll((grids) =>
        grids.map((grid) => {
          const [last, rest] = ['ul > li:last-child', 'div'].map((name) =>
            grid.querySelector(`:scope > ${name}`)?.getBoundingClientRect(),
          )
          if (!last || !rest) return 'nothing there'
          const room = grid.getBoundingClientRect().right - last.right
          return room > 100 === Math.abs(rest.top - last.top) < 1
        }),
      )
      expect(new Set(holes), `${width} px`).toEqual(new Set([true]))
      if (width === 360) expect(found.sizes[0]).toMatch(/^112 /)
    }
  })

  test('leave their words room on a phone whose text is twice as large', async ({ page }) => {
    await open(page, 360)
    const narrowest = await page.locator('main li:has(> img) > div').evaluateAll((words) => {
      document.documentElement.style.fontSize = '200%'
      return Math.min(...words.map((box) => box.getBoundingClientRect().width))
    })
    expect(narrowest).toBeGreaterThan(170)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  test('photographs are as large as the plate beside them, and drawings keep their ratio', async ({
    page,
  }) => {
    for (const width of [768, 1280]) {
      await open(page, width)
      const wrong = await page.locator('main li:has(> picture)').evaluateAll((items) =>
        items.flatMap((item) => {
          const [plate, photo] = ['img', 'picture'].map((name) =>
            item.querySelector(`:scope > ${name}`)?.getBoundingClientRect(),
          )
          const beside = plate && photo && Math.abs(plate.top - photo.top) < 1 && photo.left > plate.right
          return beside && Math.abs(plate.height - photo.height) < 2 ? [] : [item.textContent]
        }),
      )
      expect(wrong, `${width} px`).toEqual([])

      const stretched = await page.locator('main figure img').evaluateAll((images) =>
        images.flatMap((image) => {
          const { width: across, height } = image.getBoundingClientRect()
          const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          return Math.abs(across / height / own - 1) < 0.02 ? [] : [image.outerHTML.slice(0, 90)]
        }),
      )
      expect(stretched, `${width} px`).toEqual([])
    }
  })

  test('a link to a style shows its plate, too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const last = content.fenceTypes.at(-1)?.styles[0]?.id
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('about:blank')
      await page.goto(`${path}#${last}`)
      const top = await page
        .locator(`li:has(> div > #${last}) > img`)
        .evaluate(
          (plate) =>
            plate.getBoundingClientRect().top -
            (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        )
      expect(top, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(top, `${width} px`).toBeLessThan(200)
    }
  })
})

test('each material opens with the same facts in line, and the needs stand in two columns', async ({
  page,
}) => {
  const facts = content.comparison.filter((row) => row.atAGlance).length
  for (const [width, columns, pairs] of [
    [360, 2, 1],
    [768, facts, 1],
    [1280, facts, 2],
  ] as const) {
    await open(page, width)
    for (const { id } of content.fenceTypes) {
      const lefts = await page
        .locator(`section:has(> #${id}) dl dd`)
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
      expect(lefts, `${id}, ${width} px`).toHaveLength(facts)
      expect(new Set(lefts).size, `${id}, ${width} px`).toBe(columns)
    }
    const lefts = await page
      .locator('section:has(> #chooser) dt')
      .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `${width} px`).toBe(pairs)
  }
})

test('sections that an editor has marked stand two in a row where there is room', async ({ page }) => {
  await page.goto(`${path}/other-fences`)
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 2],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('section:has(> #four) h3')
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
