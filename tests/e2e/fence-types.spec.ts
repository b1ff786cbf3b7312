import { expect, test, type Page } from '@playwright/test'
import { content } from '../../content/model/pages/types-of-fences'
import { site } from './lib/routes'

const path = '/types-of-fences'
const materials = content().fenceTypes.length
const rows = content().comparison.length

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
  test('fill their rows, with plates of one size, no word cut, and the whole card a link', async ({
    page,
  }) => {
    for (const width of [360, 768, 1280, 1920]) {
      await open(page, width)
      const lists = await page.locator('main ul:has(> li > img)').evaluateAll((lists) =>
        lists.map((list) => {
          const items = [...list.children]
          const plates = items.map(
            (item) => item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(),
          )
          const words = items.flatMap((item) => [...item.querySelectorAll('h4, p')])
          const last = items.at(-1)?.getBoundingClientRect() ?? new DOMRect()
          return {
            sizes: new Set(plates.map((box) => Math.round(box.width))).size,
            ratios: [...new Set(plates.map((box) => (box.width / box.height).toFixed(1)))],
            narrowest: Math.min(...plates.map((box) => box.width)),
            clipped: words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
            hole: Math.abs(Math.round(list.getBoundingClientRect().right - last.right)),
          }
        }),
      )
      expect(lists).toHaveLength(materials)
      for (const { ratios, narrowest, hole, ...found } of lists) {
        expect(found, `${width} px`).toEqual({ sizes: 1, clipped: 0 })
        expect(ratios).toEqual(['1.5'])
        expect(narrowest).toBeGreaterThan(150)
        expect(hole, `${width} px`).toBe(0)
      }
    }
    const styles = content().fenceTypes.flatMap((type) => type.styles)
    for (const [index, plate] of (await page.locator('main li:has(h4) > img').all()).entries()) {
      await plate.scrollIntoViewIfNeeded()
      const leads = await plate.evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect()
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('a')
          ?.getAttribute('href')
      })
      expect(leads).toBe(`${path}/${styles[index]?.id}`)
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

  test('keep the ratio of their drawings', async ({ page }) => {
    for (const width of [768, 1280]) {
      await open(page, width)
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
    const last = content().fenceTypes.at(-1)?.styles[0]?.id
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
  const facts = content().comparison.filter((row) => row.atAGlance).length
  for (const [width, columns, pairs] of [
    [360, 2, 1],
    [768, facts, 1],
    [1280, facts, 2],
  ] as const) {
    await open(page, width)
    for (const { id } of content().fenceTypes) {
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

test('on a style’s own page “How to know it” stands beside the plate, which ends with the column; its words stay inside', async ({
  page,
}) => {
  test.skip(site.ads.mode !== 'house', 'Of a network, a tall advertisement stands there.')
  for (const { id } of content().fenceTypes.flatMap((type) => type.styles)) {
    await page.goto(`${path}/${id}`, { waitUntil: 'domcontentloaded' })
    for (const width of [1240, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.locator('article > figure').evaluate((figure) => {
        const boxOf = (node: Element | null | undefined) => node?.getBoundingClientRect() ?? new DOMRect()
        const plate = boxOf(figure.querySelector('img'))
        const section = figure.parentElement?.querySelector('section')
        const [heading, list] = [section?.querySelector('h2'), section?.querySelector('dl')].map(boxOf)
        return {
          level: Math.abs((heading?.top ?? 0) - plate.top) < 20,
          beside: (list?.top ?? Infinity) < plate.bottom && (list?.right ?? Infinity) < plate.left,
          rest: Math.round(boxOf(figure.parentElement).right - plate.right),
          outside: [...figure.querySelectorAll('text')]
            .filter((text) => boxOf(text).left < plate.left || boxOf(text).right > plate.right)
            .map((text) => text.textContent),
        }
      })
      expect(found, `${id}, ${width} px`).toEqual({ level: true, beside: true, rest: 0, outside: [] })
    }
  }
})
