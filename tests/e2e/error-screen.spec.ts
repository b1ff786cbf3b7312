import { expect, test } from '@playwright/test'
import { withoutComponent } from './lib/without-component'

// The error screens, as React renders them in place of a page or of the whole document.

const screens = [
  { where: 'a page', name: 'MenuDialogIsland', around: 'html[data-scroll-behavior]' },
  { where: 'the whole document', name: 'RadioBarIsland', around: 'html:not([data-scroll-behavior])' },
]

// A page may have requests under way when its test ends: an answer that comes too late fails no test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const { where, name, around } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in place of ${where} the error screen has its styles, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await withoutComponent(page, '/contact', name)
      await page.goto('/contact')
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')

      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
      await expect(page.locator(around)).toHaveCount(1)
      const look = await page.evaluate(() => {
        const styleOf = (selector: string) => {
          const element = document.querySelector(selector)
          if (!element) throw new Error(`${selector} is missing`)
          return getComputedStyle(element)
        }
        return {
          paper: styleOf('body').backgroundColor,
          heading: styleOf('h1').fontWeight,
          letters: styleOf('h1').fontFamily,
          width: styleOf('main').maxWidth,
          row: styleOf('main > p:last-child').display,
          font: styleOf('main > p:last-child').fontFamily,
          button: styleOf('main button').minHeight,
          background: styleOf('main button').backgroundColor,
          border: styleOf('main button').borderColor,
          accent: styleOf('main a').color,
          link: styleOf('main a').minHeight,
        }
      })
      expect(look).toMatchObject({
        paper: before,
        heading: '600',
        width: '640px',
        row: 'flex',
        button: '48px',
        background: look.accent,
        border: 'rgba(0, 0, 0, 0)',
        link: '48px',
      })
      expect(look.font).toMatch(/system-ui|sans-serif/)
      expect(look.letters).toContain('fraunces')
    })
  }
}
