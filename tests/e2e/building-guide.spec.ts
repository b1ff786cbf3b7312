import { expect, test, type Locator, type Page } from '@playwright/test'
import { childPages } from '../../content/model/pages/page-registry'
import { content } from '../../content/model/pages/installation-maintenance'

const path = '/installation-maintenance'
const widths = [360, 768, 1280, 1920]

/** Opens the guide in a window, or makes its window another. */
const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  if (!page.url().endsWith(path)) await page.goto(path)
}

/** How many different left edges the elements have: the columns they stand in. */
async function columns(items: Locator): Promise<number> {
  const edges = await items.evaluateAll((nodes) =>
    nodes.map((node) => Math.round(node.getBoundingClientRect().left)),
  )
  expect(edges.length).toBeGreaterThan(0)
  return new Set(edges).size
}

/** The container of the chapter under a heading. */
const under = (page: Page, id: string) => page.locator(`:has(> #${id})`)

test('the strip leads to four parts, and to every guide below the page once, above its text', async ({
  page,
}) => {
  for (const width of widths) {
    await open(page, width)
    const strip = page.getByRole('navigation', { name: 'Parts of this guide' })
    const parts = await strip.locator('a[href^="#"]').evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect()
        return { top, height, target: link.getAttribute('href') ?? '' }
      }),
    )
    expect(parts).toHaveLength(4)
    const rows = width < 768 ? 3 : width < 1080 ? 2 : 1
    expect(new Set(parts.map(({ top }) => top)).size, `rows at ${width}`).toBe(rows)
    for (const { height, target } of parts) {
      expect(height).toBeGreaterThanOrEqual(44)
      await expect(page.locator(`h2${target}`)).toHaveCount(1)
    }
    for (const guide of childPages(path))
      await expect(strip.locator(`[href="${guide.path}"]`), guide.path).toHaveCount(1)
    const box = await strip.boundingBox()
    const text = await page.locator('article').boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(text?.y ?? 0)
  }
})

test('a reader meets the steps, then repairs, before the lists of things to buy', async ({ page }) => {
  await page.goto(path)
  const order = [
    'rules',
    content().steps[0]?.anchor,
    'look-after',
    'troubleshooting',
    'supplies',
    'questions',
  ]
  const tops = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(`${id}`)?.getBoundingClientRect().top ?? 0),
    order,
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('every step has a numeral of 96 px, above its title on phones, else beside it', async ({ page }) => {
  for (const width of widths) {
    await open(page, width)
    for (const { id, anchor } of content().steps) {
      const { numeral, size, title, words } = await page.locator(`#${anchor}`).evaluate((heading) => {
        const numeral = heading.querySelector('b')
        const title = document.createRange()
        if (numeral?.parentElement) title.selectNodeContents(numeral.parentElement)
        if (numeral) title.setStartAfter(numeral)
        return {
          numeral: numeral?.getBoundingClientRect().toJSON(),
          size: numeral && getComputedStyle(numeral).fontSize,
          title: title.getBoundingClientRect().toJSON(),
          words: numeral?.textContent,
        }
      })
      expect(words).toBe(String(id))
      expect(size).toBe('96px')
      if (width < 768) expect(numeral.bottom).toBeLessThanOrEqual(title.top + 1)
      else expect(numeral.right).toBeLessThan(title.left)
    }
  }
})

test('the facts of each step have their names, each with the same drawing', async ({ page }) => {
  await page.goto(path)
  const facts = await page.locator('dl:has(dt > svg)').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('dt')].map((term) => ({
        name: term.textContent,
        drawing: term.querySelector('svg')?.innerHTML,
        hasText: term.nextElementSibling?.textContent.trim() !== '',
      })),
    ),
  )
  expect(facts).toHaveLength(4)
  expect(facts[0]?.map(({ name }) => name)).toEqual(['Time', 'People', 'Tools'])
  expect(new Set(facts[0]?.map(({ drawing }) => drawing)).size).toBe(3)
  for (const step of facts) expect(step).toEqual(facts[0])
})

test('a step opens with its picture beside its words from 768 px up', async ({ page }) => {
  for (const width of widths) {
    await open(page, width)
    for (const { anchor } of content().steps) {
      const { words, figure } = await page.locator(`#${anchor}`).evaluate((heading) => ({
        words: heading.getBoundingClientRect().toJSON(),
        figure: heading.parentElement?.querySelector('figure')?.getBoundingClientRect().toJSON(),
      }))
      if (width < 768) expect(figure.left).toBe(words.left)
      else {
        expect(figure.left).toBeGreaterThan(words.right)
        expect(Math.abs(figure.top - words.top)).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('lists stand in as many columns as the window has room for', async ({ page }) => {
  for (const [width, tools, seasons, pairs] of [
    [360, 1, 1, 1],
    [768, 3, 2, 2],
    [1280, 4, 4, 2],
    [1920, 4, 4, 2],
  ] as const) {
    await open(page, width)
    expect(await columns(under(page, 'tools').locator('li')), `tools at ${width}`).toBe(tools)
    expect(await columns(under(page, 'seasons').locator('h4')), `seasons at ${width}`).toBe(seasons)
    expect(await columns(under(page, 'maintenance').locator('li')), `tips at ${width}`).toBe(pairs)
    expect(await columns(under(page, 'troubleshooting').locator('h3')), `repairs at ${width}`).toBe(pairs)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('the words in every drawing are 12 px tall or more on a phone', async ({ page }) => {
  await open(page, 360)
  const drawings = await page.locator('figure img[src$=".svg"]').evaluateAll((images) =>
    images.map((image) => ({
      address: image.getAttribute('src') ?? '',
      width: image.getBoundingClientRect().width,
    })),
  )
  expect(drawings.length).toBeGreaterThan(0)
  for (const { address, width } of drawings) {
    const file = await (await page.request.get(address)).text()
    const [, units] = /viewBox="\S+ \S+ (\S+) /.exec(file) ?? []
    const [, size] = /text\{[^}]*?(\d+)px/.exec(file) ?? []
    expect((Number(size) * width) / Number(units), address).toBeGreaterThanOrEqual(12)
  }
})

test('the plan of the lot says how wide its gate is, and has a caption', async ({ page }) => {
  await page.goto(path)
  const plan = page.locator('figure', { has: page.locator('img[src*="/site-plan-"]') })
  await expect(plan.getByRole('img')).toHaveAttribute('alt', /gate 42 in\. \(1\.07 m\) wide/)
  await expect(plan.locator('figcaption')).not.toBeEmpty()
})

test('the colors of utility marks stand in as many columns as there is room for', async ({ page }) => {
  await page.goto(`${path}/before-you-dig`)
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(page.locator('dl:has(dt > span[aria-hidden]) dt')), `at ${width}`).toBe(count)
  }
})
