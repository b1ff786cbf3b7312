import { expect, test, type Page } from '@playwright/test'
import { aliases } from '../../content/model/pages/page-registry'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'
import { ringContrasts } from './lib/contrast'
import {
  lostWords,
  roomOfSlots,
  rowsBeside,
  smallFields,
  stackedTables,
  tableStops,
  tabStops,
  widthOfLongWords,
} from './lib/layout-faults'
import { badBreaks, faintAndCut, millimeter, useless } from './lib/paper-faults'
import { footerPages, headingOf, paths, routes, site, siteOrigin } from './lib/routes'
import { collectRuntime } from './lib/runtime'
import { citationFaults, marksInTheWay, partedNumbers, unfold } from './lib/text-faults'

// Each page is opened once in each window, and all is read from that visit: what it promises, what axe finds, and what
// WCAG 2.2 asks and axe cannot see.

type Route = (typeof routes)[number]

/** An alias is the same file. */
const isAlias = ({ path }: Route) => !paths.some((known) => known === path)

async function showsItsContent(page: Page, route: Route) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading)
  const main = page.locator('main')
  for (const words of route.promised) await expect(main).toContainText(words)
}

const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const nothingLost = { cut: [], sideways: 0 }

/** An element of the accessibility tree, quoted for YAML: names may hold colons. */
const named = (role: string, name: string) => `'${`${role} ${JSON.stringify(name)}`.replaceAll("'", "''")}'`

async function isReadInOrder(page: Page, path: string) {
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
}

async function hasRings(page: Page) {
  await page.keyboard.press('Tab')
  // What a drawing links to besides is no stop for Tab: components/fence-laws/state-finder.tsx.
  const stops = page.locator('a[href]:not(svg a), button, input, select, summary').locator('visible=true')
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
}

/** With larger text, more room between letters, or at four times the zoom. */
async function losesNothing(page: Page) {
  for (const [width, height, css] of [
    [320, 740, 'html { font-size: 200% }'],
    [360, 740, 'html { font-size: 200% }'],
    [1280, 800, 'html { font-size: 200% }'],
    [1280, 800, spacing],
    [360, 740, spacing],
    [320, 256, ''],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setStyles(page, css)
    expect(await lostWords(page), `${css} at ${width} × ${height}`).toEqual(nothingLost)
  }
  // 1.4.10: what stays docked leaves room to read.
  const bars = await page
    .locator('header')
    .evaluate((header) => header.getBoundingClientRect().height / innerHeight)
  expect(bars, 'the header at 400 %').toBeLessThan(0.4)
  await setStyles(page, '')
}

async function isGoodOnPaper(page: Page, path: string) {
  // What Letter paper leaves between the margins.
  await page.setViewportSize({ width: Math.round(188 * millimeter), height: Math.round(251 * millimeter) })
  await page.emulateMedia({ media: 'print' })
  const line = page.locator('body > * > p').filter({ hasText: site.name })
  const address = `${siteOrigin.replace(/^https?:\/\//, '')}${path === '/' ? '' : path}`
  await expect(line).toHaveText(`${site.name}, ${address}`)
  await expect(line).toBeVisible({ visible: path !== '/fence-laws/neighbor-letter' }) // that is somebody's
  expect(await useless(page)).toEqual({ controls: 0, faint: [], hidden: 0, shop: 0 })
  expect(await faintAndCut(page)).toEqual({ pale: [], cut: [] })
  expect(await badBreaks(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** How many bytes it has is in tests/delivery/standards.test.ts. */
async function blocksNothing(page: Page) {
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  )
  // It holds up the parser, below what is painted first: delivery/browser/wait-for-styles.ts.
  expect(blocking.filter((name) => !name.includes('/wait-for-styles-'))).toEqual([])
}

/** What of its words, marks and tables depends on no window but those that it sets. */
async function isWellSetOnDesktops(page: Page) {
  for (const width of [360, 480, 620, 700, 768, 1080, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await tableStops(page), `at ${width} px`).toEqual([])
    if (width === 360 || width === 1280)
      // And at three ads.
      expect(await tabStops(page), `at ${width} px`).toBeLessThanOrEqual(153)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function hasGoodWords(page: Page, widths: readonly number[]) {
  expect(await citationFaults(page)).toEqual({ disordered: 0, close: 0, parted: 0, dates: 0 })
  await unfold(page)
  expect(await partedNumbers(page)).toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await marksInTheWay(page), `at ${width} px`).toEqual([])
  }
}

for (const route of routes) {
  const { path } = route
  test(`${path} has what it promises, asks for nothing more, is whole, and has no accessibility fault`, async ({
    page,
    isMobile,
  }) => {
    test.slow()
    const complaints = collectComplaints(page)
    const asked = collectRuntime(page)
    await page.emulateMedia({ colorScheme: 'light' })
    // The donation card would come while a busy machine still looks at the page.
    if (path === '/') await page.route('**/loader/islands-*.js', (route) => route.abort())
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(route.title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', route.canonical)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\p{L}{3}/u)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
    // Chromium paints nothing until a font has come that the head preloads.
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(0)
    await showsItsContent(page, route)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    // Guides share a style sheet, and wait for it; the calculator fetches its own script once there is time. The radio's
    // player, and the frame of the contact form, hydrate as the page loads.
    const scripts = asked.filter(
      (file) => !/\/(?:styles|wait-for-styles|fence-calculator)-[0-9a-f]{12}\.(?:css|js)$/.test(file),
    )
    if (path !== '/radio' && path !== '/contact')
      expect(scripts).toEqual([expect.stringMatching(/\/loader-[0-9a-f]{12}\.js$/)])
    if (isAlias(route)) return

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await axeFaults(page)).toEqual([])
    if (isMobile)
      await test.step('its tables are set in one column, its fields in 16 px', async () => {
        expect(await rowsBeside(page)).toEqual([])
        // There are such tables.
        if (path === '/about') await expect(page.locator(stackedTables)).not.toHaveCount(0)
        // Safari on phones enlarges the page around smaller ones.
        expect(await smallFields(page)).toEqual([])
      })
    else {
      await test.step('nothing but the page itself stands before its first words', () => blocksNothing(page))
      // The color scheme changes nothing else that axe checks, and is the same in every window.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFaults(page, { onlyContrast: true })).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await test.step('landmarks and headings in reading order, by name', () => isReadInOrder(page, path))
      await test.step('a ring around whatever has the focus, in any colors', () => hasRings(page))
      await test.step('Tab stops at most 150 times, and at tables that scroll', () =>
        isWellSetOnDesktops(page))
      await test.step('enlarged and respaced, it is whole', () => losesNothing(page))
      await test.step('on paper, black text, whole pictures, nothing to press', () =>
        isGoodOnPaper(page, path))
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    // Touch screens get no marks.
    await test.step('citations can be hit, numbers keep their units, marks of headings cover nothing', () =>
      hasGoodWords(page, isMobile ? [] : [768, 1080, 1920, 1280]))
    await test.step('slots without ads leave no box and no gap, and long words break', async () => {
      if (site.ads.mode === 'off') {
        await expect(page.getByText(`From ${site.name}`)).toHaveCount(0)
        expect(await roomOfSlots(page)).toEqual({ areThere: true, shown: 0, moved: 0 })
      }
      expect(await widthOfLongWords(page)).toEqual({ outside: [], scrolls: 0 })
    })
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of routes.filter((route) => !isAlias(route) && route.promised.length > 0)) {
    test(`${route.path} can be read, and has its links @phone`, async ({ page }) => {
      await page.goto(route.path, { waitUntil: 'domcontentloaded' })

      await showsItsContent(page, route)
      for (const { path } of footerPages) {
        // Home leads to the legal pages by their other names.
        const alias = aliases().find(({ of }) => route.path === '/' && of === path)
        await expect(page.locator(`footer a[href="${alias?.path ?? path}"]`)).not.toHaveCount(0)
      }
    })
  }

  test('a link leads to its page @phone', async ({ page }) => {
    await page.goto('/about')
    const next = footerPages.at(-1)?.path ?? '/'
    await page.locator(`footer a[href="${next}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(next))
  })
})
