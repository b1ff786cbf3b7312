import { expect, test, type Page } from '@playwright/test'
import { collectComplaints, trackRequests } from './lib/console'
import { hydrate } from './lib/hydrate'

const path = '/installation-maintenance/weekend-plan'

const list = (page: Page, place = 0) => page.locator('tick-list').nth(place)
const box = (page: Page, place = 0) => page.getByRole('checkbox').nth(place)
const clearTicks = (page: Page) => list(page).getByRole('button', { name: 'Clear ticks' })

/** Waits until the script of the checklists runs. */
const isReady = (page: Page) =>
  page
    .waitForFunction(() => customElements.get('tick-list') !== undefined)
    .then(() => page.waitForTimeout(50))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a tick is there after a reload, before anybody scrolls, and in another tab at once', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(page)
  const requests = trackRequests(page)
  await page.goto(path)
  const other = await context.newPage()
  await other.goto(path)
  await box(other, 2).focus()
  await isReady(other)

  await box(page, 1).check()
  await expect(box(other, 1)).toBeChecked()
  await requests.idle()
  await page.reload()
  await expect(box(page, 1)).toBeChecked()
  await expect(page.locator('tick-list :checked')).toHaveCount(1)

  await requests.idle()
  await page.goto('/installation-maintenance')
  await page.mouse.wheel(0, 50)
  await isReady(page)
  await expect(page.locator('tick-list :checked')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the label ticks, and so does the space bar; each row is as tall as a finger @both', async ({
  page,
}) => {
  await page.goto(path)
  const labels = await page.locator('tick-list label').evaluateAll((nodes) =>
    nodes.map((label) => {
      const { height } = label.getBoundingClientRect()
      const input = label.querySelector('input')?.getBoundingClientRect()
      return { height, box: Math.min(input?.width ?? 0, input?.height ?? 0) }
    }),
  )
  expect(labels.length).toBeGreaterThan(0)
  for (const { height, box } of labels) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(box).toBeGreaterThanOrEqual(18)
  }

  await list(page)
    .locator('label')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(box(page)).toBeChecked()
  await box(page, 1).focus()
  await page.keyboard.press('Space')
  await expect(box(page, 1)).toBeChecked()
})

test('ticks are cleared by a button that is there only then, and moves nothing @both', async ({ page }) => {
  await page.goto(path)
  await box(page).focus()
  await isReady(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await expect(clearTicks(page)).toBeHidden()

  await box(page).check()
  expect(await height()).toBe(before)
  await clearTicks(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('tick-list :checked')).toHaveCount(0)
  await expect(clearTicks(page)).toBeHidden()
  // The focus stays at the list.
  expect(await list(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('ticks'))).toBeNull()
})

test('where storage is refused, ticks last for the visit, and nobody complains', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await page.goto(path)
  await box(page).check()
  await isReady(page)
  await hydrate(page)
  await expect(box(page)).toBeChecked()

  await page.locator('main a[href="/installation-maintenance"]').first().click()
  await expect(page).toHaveURL(/installation-maintenance$/)
  await page.goBack()
  await expect(box(page)).toBeChecked()
  expect(complaints).toEqual([])
})

test('React takes the page over with its ticks, and brings them back with the page', async ({ page }) => {
  const complaints = collectComplaints(page)
  const requests = trackRequests(page)
  await page.goto(path)
  await box(page).check()
  // The script came with the first touch.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ticks'))).not.toBeNull()
  await requests.idle()
  await page.reload()
  await expect(box(page)).toBeChecked()
  await hydrate(page)
  await expect(box(page)).toBeChecked()
  await box(page, 1).check()

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('main a[href="/installation-maintenance"]').first().click()
  await expect(page).toHaveURL(/installation-maintenance$/)
  await page.goBack()
  await expect(box(page)).toBeChecked()
  await expect(box(page, 1)).toBeChecked()
  await box(page).uncheck()
  await requests.idle()
  await page.reload()
  await expect(box(page, 1)).toBeChecked()
  await expect(box(page)).not.toBeChecked()
  expect(complaints).toEqual([])
})

test('what the page no longer lists ticks nothing else', async ({ page }) => {
  await page.addInitScript((path) => {
    localStorage.setItem('ticks', JSON.stringify({ [path]: ['???', 7, 'x.2'], '/other': 'no list' }))
  }, path)
  await page.goto(path)
  await isReady(page)
  await expect(page.locator('tick-list :checked')).toHaveCount(0)
})

test('on paper every box is empty', async ({ page }) => {
  await page.goto(path)
  await box(page).check()
  await page.emulateMedia({ media: 'print' })

  const drawn = await box(page).evaluate((input) => {
    const { appearance, borderTopWidth, backgroundImage, width } = getComputedStyle(input)
    return {
      appearance,
      border: Number.parseFloat(borderTopWidth),
      backgroundImage,
      width: Number.parseFloat(width),
    }
  })
  expect(drawn).toMatchObject({ appearance: 'none', backgroundImage: 'none' })
  expect(drawn.border).toBeGreaterThanOrEqual(1)
  expect(drawn.width).toBeGreaterThanOrEqual(12)
  await expect(clearTicks(page)).toBeHidden()
})
