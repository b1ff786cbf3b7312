import { chromium, expect, test, type Page } from '@playwright/test'
import { browserArguments, findHeadless } from '../lib/browser'
import { ringContrasts } from './lib/contrast'
import { paths, headingOf, site } from './lib/routes'

// What WCAG 2.2 asks of every page and axe cannot see: order and names in the accessibility tree, and nothing lost
// with larger text, more room between letters, four times the zoom, or the colors of the system. Each page once.

const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** An element of the accessibility tree, quoted for YAML: names may hold colons. */
const named = (role: string, name: string) => `'${`${role} ${JSON.stringify(name)}`.replaceAll("'", "''")}'`

/** 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Words that are cut off, and how far the page scrolls sideways. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((node) =>
        [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
      )
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        for (let box: Element | null = node; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(box)
          if (clipPath !== 'none' || webkitLineClamp !== 'none') return false
          if (position === 'absolute' && box.clientWidth <= 1) return false
          const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          if (cuts(overflowX) && box.scrollWidth > box.clientWidth + 1) return true
          if (cuts(overflowY) && box.scrollHeight > box.clientHeight + 1) return true
        }
        return false
      })
      .map((node) => node.outerHTML.slice(0, 120))
    return { cut, sideways: document.documentElement.scrollWidth - innerWidth }
  })

const nothing = { cut: [], sideways: 0 }

/** Where Tab stops, in the page as it opens. */
const tabStops = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea, summary, audio[controls], [tabindex]')
    .evaluateAll(
      (nodes) =>
        nodes.filter(
          (node) =>
            node instanceof HTMLElement &&
            node.tabIndex >= 0 &&
            node.checkVisibility({ visibilityProperty: true }) &&
            !node.matches(':disabled, [type=radio]:not(:checked)'),
        ).length,
    )

test('Tab stops at most 150 times on any page', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      expect(await tabStops(page), `${path} at ${width}`).toBeLessThanOrEqual(150)
    }
  }
})

for (const path of paths) {
  test(
    `${path}: read aloud, enlarged, respaced and recolored, it is whole`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)

      await test.step('landmarks and headings in reading order, by name', async () => {
        await expect(page.locator('body')).toMatchAriaSnapshot(`
        - link "Skip to main content"
        - banner:
          - ${named('link', site.name)}
          - navigation "Main"
          - button "Search"
        - main:
          - ${named('heading', headingOf(path))}
        - contentinfo
      `)
        const tree = await page.locator('main').ariaSnapshot()
        expect(tree.match(/^\s*- region/gm) ?? []).toHaveLength(path === '/radio' ? 1 : 0)
        expect(tree).not.toMatch(/^\s*- (?:link|button|textbox|combobox|slider)(?::| \[|$)/m)
      })

      await test.step('a ring around whatever has the focus, in any colors', async () => {
        await page.keyboard.press('Tab')
        // What a drawing links to besides is no stop for Tab: components/fence-laws/state-finder.tsx.
        const stops = page
          .locator('a[href]:not(svg a), button, input, select, summary')
          .locator('visible=true')
        for (const scheme of [
          { colorScheme: 'light', forcedColors: 'none' },
          { colorScheme: 'dark', forcedColors: 'none' },
          { colorScheme: 'light', forcedColors: 'active' },
        ] as const) {
          await page.emulateMedia({ reducedMotion: 'reduce', ...scheme })
          const rings = await ringContrasts(stops)
          expect(rings.length).toBeGreaterThan(20)
          expect(
            rings.filter(({ contrast }) => contrast < 3),
            JSON.stringify(scheme),
          ).toEqual([])
        }
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' })
      })

      for (const [width, height, css] of [
        [320, 740, 'html { font-size: 200% }'],
        [360, 740, 'html { font-size: 200% }'],
        [1280, 800, 'html { font-size: 200% }'],
        [1280, 800, spacing],
        [360, 740, spacing],
        [320, 256, ''],
      ] as const) {
        await page.setViewportSize({ width, height })
        await addStyles(page, css)
        expect(await lost(page), `${css} at ${width} × ${height}`).toEqual(nothing)
      }
      const bars = await page
        .locator('header')
        .evaluate((header) => header.getBoundingClientRect().height / innerHeight)
      expect(bars, 'the header at 400 %').toBeLessThan(0.4)
    },
  )
}

test(
  'with the browser’s text at twice its size, every page is whole',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findHeadless(),
      args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    })
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(path)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await lost(page), `${path} at ${width} px`).toEqual(nothing)
      }
    }
    await browser.close()
  },
)
