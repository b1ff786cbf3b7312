import { expect, test, type Page } from '@playwright/test'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'
import { isShipped, site } from './lib/routes'
import { sectionOf } from './lib/section'
import { pages } from '../../content/model/pages/page-registry'
import { content as home } from '../../content/model/pages/home'
import { styleOfPage } from '../../content/model/collections/style-pages'

// These set the window's size by themselves.

const jobs = (page: Page) => sectionOf(page, home().jobs.heading)

test('both calls to action are in the first screen, above where a bar for donations and the radio may be', async ({
  page,
}) => {
  test.skip(!isShipped, 'Longer words of an operator may take more room.')
  // What stands in for the headings' font may be wider: it must do without.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
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
      const links = [...(hero?.querySelectorAll('a[class]') ?? [])].map((link) =>
        link.getBoundingClientRect(),
      )
      return {
        lines: lines.size,
        heroHeight: hero?.getBoundingClientRect().height ?? Infinity,
        rows: new Set(links.map(({ top }) => top)).size,
        lowest: Math.max(...links.map(({ bottom }) => bottom)),
      }
    })
    const size = `${width} × ${height}`
    expect(found.lines, size).toBeLessThanOrEqual(3)
    expect(found.heroHeight, size).toBeLessThanOrEqual(height - 100)
    expect(found.rows, size).toBe(width < 768 ? 2 : 1)
    // 96 px for the donation bar on phones, 60 for the radio's.
    expect(found.lowest, size).toBeLessThan(width < 768 ? height - 156 : height)
  }
})

test('the jobs follow the first words: a column each, two by two, or rows', async ({ page }) => {
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
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(home().jobs.heading)
  for (const box of await jobs(page).getByRole('listitem').getByRole('link').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('the long fence has a bay for each style, on one ground line, and runs on beyond the window', async ({
  page,
}) => {
  await page.goto('/')
  const bays = await page
    .getByRole('navigation', { name: 'Fence styles' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { left, right, bottom } = link.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
        return { path: link.getAttribute('href'), left, right, bottom }
      }),
    )

  const ofStyles = pages()
    .filter(({ path }) => styleOfPage(path))
    .map(({ path }) => path)
  expect(bays.map(({ path }) => path).toSorted()).toEqual(ofStyles.toSorted())
  expect(new Set(bays.map(({ bottom }) => bottom)).size).toBe(1)
  for (const [index, { right }] of bays.slice(0, -1).entries())
    expect(bays[index + 1]?.left).toBeCloseTo(right, 1)
  expect(bays[0]?.left).toBe(0)
  expect(bays.at(-1)?.right).toBeGreaterThan(page.viewportSize()?.width ?? NaN)
})

/**
 * How much is to be seen of the preview that fades in: for as long as `milliseconds`, or where none are given until a
 * fade has begun and ended. Also how much in the middle of the fade, which is set to it for a moment: a busy machine may
 * paint no frame between the first and the last.
 */
const watch = (page: Page, { milliseconds, share }: { milliseconds?: number; share?: number }) =>
  page.locator('fade-in').evaluate(
    async (element, { milliseconds, share }) => {
      let amidFade: number | undefined
      let isOver = false
      element.animate = (...given) => {
        const animation = Element.prototype.animate.apply(element, given)
        animation.currentTime = 0.8 * Number(animation.effect?.getComputedTiming().endTime)
        amidFade = Number(getComputedStyle(element).opacity)
        animation.currentTime = 0
        void animation.finished.then(() => (isOver = true))
        return animation
      }
      const { top, height } = element.getBoundingClientRect()
      // So far it has come into view from below.
      if (share !== undefined)
        scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' })
      if (milliseconds !== undefined) setTimeout(() => (isOver = true), milliseconds)
      const opacities: number[] = []
      do {
        await new Promise(requestAnimationFrame)
        opacities.push(Number(getComputedStyle(element).opacity))
      } while (!isOver)
      return { opacities, amidFade }
    },
    { milliseconds, share },
  )

const opacities = async (page: Page, milliseconds: number, share?: number) =>
  (await watch(page, { milliseconds, share })).opacities

/** Scrolls a little, so that the script of the preview comes, and waits until it knows where the preview is. */
const wakeFadeIn = (page: Page) =>
  page.locator('fade-in').evaluate(async (element) => {
    scrollTo({ top: 50, behavior: 'instant' })
    await customElements.whenDefined('fade-in')
    // Observers are told in the order in which they were made.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element))
  })

const fadesIn = ({ opacities, amidFade }: Awaited<ReturnType<typeof watch>>) => {
  expect(amidFade).toBeGreaterThan(0)
  expect(amidFade).toBeLessThan(1)
  expect(opacities.at(-1)).toBe(1)
}

test('the history preview fades in once, as a tenth of it has come into view, and stays', async ({
  page,
}) => {
  await page.goto('/')
  await wakeFadeIn(page)
  expect(Math.min(...(await opacities(page, 100)))).toBe(1)

  fadesIn(await watch(page, { share: 0.15 }))
  // It stays while a reader stops there, and when they come back.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(Math.min(...(await opacities(page, 300, 0.15)))).toBe(1)
})

test('a reader who stops at the edge of the history preview sees it a second later', async ({ page }) => {
  await page.goto('/')
  await wakeFadeIn(page)
  const seen = await watch(page, { share: 0.05 })
  expect(Math.min(...seen.opacities)).toBe(0)
  fadesIn(seen)
})

test('after a quick scroll to the foot and back, and on paper, all of the home page is there', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const foot = document.body.scrollHeight - innerHeight
    const stops = Array.from({ length: Math.ceil(foot / 700) + 1 }, (_, index) => Math.min(index * 700, foot))
    for (const top of [...stops, ...stops.toReversed()]) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    await customElements.whenDefined('fade-in')
  })
  expect(Math.min(...(await opacities(page, 300)))).toBe(1)

  await page.reload()
  await wakeFadeIn(page)
  await page.emulateMedia({ media: 'print' })
  expect(Math.min(...(await opacities(page, 300, 0.05)))).toBe(1)
})

test('without its script, or with reduced motion, the history preview is there from the start', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await wakeFadeIn(page)
  expect(Math.min(...(await opacities(page, 300, 0.15)))).toBe(1)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route(/fade-in/, (route) => route.abort())
  await page.reload()
  // Elsewhere than where the reload has left it.
  await page.evaluate(() => scrollTo({ top: 90, behavior: 'instant' }))
  await expect(page.locator('fade-in[data-fault]')).toBeAttached()
  expect(Math.min(...(await opacities(page, 100, 0.5)))).toBe(1)
})

test('the history preview fades in on a page that a soft navigation brought', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/terms')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: site.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home().hero.title)
  await wakeFadeIn(page)
  fadesIn(await watch(page, { share: 0.3 }))
  expect(complaints).toEqual([])
})
