import { expect, test } from '@playwright/test'
import { isShipped } from './lib/routes'

// One bar of signal: 400 kbit/s are 50,000 bytes a second. `npm run bench -- slow` measures the seconds; these
// are the bytes that they come from.

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })

// Chromium tells no page that a reader saves data, so pictures are light for all, as far as they are to be sharp:
// pictures.spec.ts.
for (const [deviceScaleFactor, most] of [
  [2, 25_000],
  [3, 60_000],
] as const) {
  test.describe(`with ${deviceScaleFactor} pixels to a CSS pixel`, () => {
    test.use({ deviceScaleFactor })

    test(`no picture of a guide weighs more than ${most / 1000} KB`, async ({ page }) => {
      test.skip(!isShipped, 'An operator’s own pictures may be larger.')
      const found: [string, number][] = []
      for (const path of ['/', '/types-of-fences', '/history']) {
        await page.goto(path)
        for (const image of await page.locator('main picture img:visible').all())
          await image.scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        const weights = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming)
            .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
        )
        found.push(...weights.filter(([name]) => new URL(name).pathname.startsWith('/pictures/')))
      }
      expect(found.length).toBeGreaterThan(10)
      expect(found.filter(([, bytes]) => bytes > most)).toEqual([])
    })
  })
}
