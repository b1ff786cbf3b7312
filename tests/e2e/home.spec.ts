import { expect, test, type Page } from '@playwright/test'
import { isShipped } from './lib/routes'
import { content as home } from '../../content/pages/home'

// These set the window's size by themselves.

const jobs = (page: Page) => page.getByRole('region', { name: home.jobs.heading })

test(
  'both calls to action are in the first screen, above where a bar for donations and the radio may be',
  { tag: ['@desktop', '@fonts'] },
  async ({ page }) => {
    test.skip(!isShipped, 'Longer words of an operator may take more room.')
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    for (const { width, height } of [
      { width: 1280, height: 650 },
      { width: 1366, height: 640 },
      { width: 1536, height: 650 },
      { width: 1920, height: 950 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize({ width, height })
      const found = await page.evaluate(() => {
        const heading = document.querySelector('h1')
        const hero = heading?.parentElement?.parentElement
        const range = document.createRange()
        if (heading) range.selectNodeContents(heading)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const links = [...(hero?.querySelectorAll('a') ?? [])].map((link) => link.getBoundingClientRect())
        return {
          lines: lines.size,
          heroHeight: hero?.getBoundingClientRect().height ?? Infinity,
          rows: new Set(links.map(({ top }) => top)).size,
          lowest: Math.max(...links.map(({ bottom }) => bottom)),
        }
      })
      const size = `${width} × ${height}`
      expect(found.lines, size).toBe(2)
      expect(found.heroHeight, size).toBeLessThanOrEqual(height - 120)
      expect(found.rows, size).toBe(width < 768 ? 2 : 1)
      // 96 px for the donation bar on phones, 60 for the radio's.
      expect(found.lowest, size).toBeLessThan(width < 768 ? height - 156 : height)
    }
  },
)

test(
  'the jobs follow the first words: a column each, two by two, or rows',
  { tag: ['@desktop', '@fonts'] },
  async ({ page }) => {
    await page.goto('/')
    const places = () =>
      jobs(page)
        .locator('h3')
        .evaluateAll((names) =>
          names.map((name) => {
            const { x, y, height } = name.parentElement?.getBoundingClientRect() ?? new DOMRect()
            return { x: Math.round(x), y: Math.round(y), height }
          }),
        )
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const found = await places()
      expect(new Set(found.map(({ x }) => x)).size, `columns at ${width} px`).toBe(columns)
      expect(new Set(found.map(({ y }) => y)).size, `rows at ${width} px`).toBe(4 / columns)
      expect(Math.min(...found.map(({ height }) => height)), `${width} px`).toBeGreaterThanOrEqual(64)
    }
    // Before everything else but the first words, and each guide is large enough for a finger.
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(home.jobs.heading)
    for (const box of await jobs(page).getByRole('listitem').getByRole('link').all())
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  },
)
