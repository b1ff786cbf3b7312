import { expect, test, type Page } from '@playwright/test'
import { hydrate } from './lib/hydrate'

const guide = '/installation-maintenance/before-you-dig'

const list = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const pill = (page: Page) => page.locator('[commandfor="page-contents"]')
const dialog = (page: Page) => page.locator('#page-contents')

/** Brings a section to the upper half of the window, once no font that arrives moves it on. */
const readSection = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    await document.fonts.ready
    document.getElementById(name)?.scrollIntoView()
  }, id)

/** The ids of the page's sections, in order. */
const sectionsOf = (page: Page) =>
  list(page)
    .locator('details a')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}`.slice(1)))

test('no byte of it is fetched before the page moves @desktop', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(guide, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('contents'))).toEqual([])
})

test('the contents stand first, beside the text, and mark the section being read @desktop', async ({
  page,
}) => {
  await page.goto(guide)
  const [first, , third] = await sectionsOf(page)
  // What is always open is not announced as folded.
  await expect(list(page).locator('summary')).toBeHidden()
  await expect(list(page).locator('details a').first()).toBeVisible()
  const box = await list(page).boundingBox()
  const text = await page.locator('article').boundingBox()
  expect(Math.abs(Number(box?.y) - Number(text?.y))).toBeLessThan(10)
  expect(Number(box?.x) + Number(box?.width)).toBeLessThan(Number(text?.x))

  const marked = list(page).locator('details [aria-current]')
  const places = () =>
    list(page)
      .locator('details a')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLElement && link.offsetTop))
  const unmarked = await places()
  await readSection(page, `${third}`)
  await expect(marked).toHaveAttribute('href', `#${third}`)
  await expect(marked).toHaveCount(1)
  expect(await places()).toEqual(unmarked)
  // It stays in view, and lists what is within the section.
  expect((await list(page).boundingBox())?.y).toBeGreaterThanOrEqual(64)
  const inner = page.locator(`section:has(> #${third}) h3`)
  expect(await list(page).locator('[data-inner] a').allTextContents()).toEqual(await inner.allTextContents())

  // At the top none is reached yet.
  for (const [reach, id] of [
    [() => readSection(page, `${first}`), first],
    [() => readSection(page, 'sources'), 'sources'],
    [() => page.evaluate(() => scrollTo(0, 0)), undefined],
    [() => readSection(page, 'sources'), 'sources'],
    // The foot is below them all.
    [() => page.evaluate(() => scrollTo(0, document.body.scrollHeight)), 'sources'],
    [() => page.evaluate(() => scrollTo(0, 0)), undefined],
  ] as const) {
    await reach()
    if (id === undefined) await expect(marked).toHaveCount(0)
    else await expect(marked).toHaveAttribute('href', `#${id}`)
  }
})

test('on phones a button says where the reader is, and opens the list @phone', async ({ page }) => {
  await page.goto(guide)
  const ids = await sectionsOf(page)
  await expect(pill(page)).toBeHidden()

  await readSection(page, `${ids[1]}`)
  await expect(pill(page)).toContainText(`2 of ${ids.length}`)
  await expect(pill(page)).toBeVisible()
  const box = await pill(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(360 - 8)

  await pill(page).click()
  const links = dialog(page).getByRole('link')
  await expect(links).toHaveCount(ids.length)
  await expect(links.nth(1)).toBeFocused()
  await links.nth(3).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${guide}#${ids[3]}`)
  await expect(pill(page)).toContainText(`4 of ${ids.length}`)
})

test('where the button comes, what has the focus moves clear of it, and what is tall stays @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** Gives something the focus before the button can be there: its edge so far above the window's foot. */
  const focusAt = (selector: string, edge: 'top' | 'bottom', fromFoot: number) =>
    page
      .locator(selector)
      .last()
      .evaluate(
        (element: HTMLElement, [edge, fromFoot]) => {
          element.tabIndex = 0
          scrollBy(0, element.getBoundingClientRect()[edge] - innerHeight + fromFoot)
          element.focus({ preventScroll: true })
          return scrollY
        },
        [edge, fromFoot] as const,
      )

  await page.goto(guide)
  await focusAt('section:has(> #permits) li a', 'bottom', 0)
  await expect(pill(page)).toBeVisible()
  const bottom = () => page.evaluate(() => Number(document.activeElement?.getBoundingClientRect().bottom))
  await expect.poll(bottom).toBeLessThan(Number((await pill(page).boundingBox())?.y))

  await page.goto('/')
  await page.goto(guide)
  const before = await focusAt('section:has(> #permits)', 'top', 300)
  await expect(pill(page)).toBeVisible()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('where the button comes amid a press, the press goes to what was there @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(guide)
  await readSection(page, 'sources')
  await expect(pill(page)).toBeVisible()
  const target = await pill(page).evaluate((pill) => {
    const { x, y, width, height } = pill.getBoundingClientRect()
    const button = Object.assign(document.createElement('button'), { textContent: 'Below' })
    button.style.cssText = `position: fixed; top: ${y}px; left: ${x}px; width: ${width}px; height: ${height}px`
    button.addEventListener('click', () => button.setAttribute('data-pressed', ''))
    const root = pill.closest('page-contents')
    root?.removeAttribute('data-away')
    button.addEventListener('mousedown', () => {
      root?.setAttribute('data-away', '')
      // For as long as the press takes.
      for (const animation of pill.getAnimations()) animation.pause()
    })
    document.body.append(button)
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.click(target.x, target.y)
  await expect(page.locator('[data-pressed]')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await pill(page).evaluate((pill) => pill.getAnimations().forEach((animation) => animation.finish()))
  await page.mouse.click(target.x, target.y)
  await expect(dialog(page)).toBeVisible()
})

test('it also works once React has hydrated, and in the next page @phone', async ({ page }) => {
  await page.goto(guide)
  await readSection(page, 'sources')
  await expect(pill(page)).toBeVisible()
  await hydrate(page)
  await page.getByRole('complementary', { name: 'Next' }).getByRole('link').click()
  await expect(page).not.toHaveURL(guide)
  await expect(pill(page)).toBeHidden()

  const ids = await sectionsOf(page)
  await readSection(page, `${ids[2]}`)
  await expect(pill(page)).toContainText(`3 of ${ids.length}`)
})

test('browsers without invoker commands open it, too @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto(guide)
  await readSection(page, 'sources')
  await pill(page).click()
  await expect(dialog(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the list itself', async ({ page, isMobile }) => {
    await page.goto(guide)
    await expect(pill(page)).toBeHidden()
    if (isMobile) await list(page).locator('summary').click()
    await expect(list(page).locator('details a').first()).toBeVisible()
  })
})

// It crosses no section, and the last one may not reach the line where the eye is taken to be.
test('a jump to the foot marks what is there, and one back to the top nothing @desktop', async ({ page }) => {
  const marked = list(page).locator('details [aria-current]')
  for (const path of ['/fence-laws/ohio', '/installation-maintenance']) {
    await page.goto(path)
    await readSection(page, `${(await sectionsOf(page))[1]}`)
    await expect(marked).toHaveCount(1)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(marked, path).toHaveAttribute('href', '#sources')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(marked, path).toHaveCount(0)
  }
})
