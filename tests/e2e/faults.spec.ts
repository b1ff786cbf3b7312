import { expect, test, type Page } from '@playwright/test'
import { expectIslands } from './lib/expect-islands'
import { hydrate } from './lib/hydrate'
import { headingOf } from './lib/routes'
import { collectShifts } from './lib/shifts'

// What a reader meets where something fails that is of no single island. Each third party's faults are in ads, embeds,
// frames and radio-faults, those of a deploy in deploys, of the search in search and search-split, of the worker in
// offline-faults.

const guide = '/installation-maintenance'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const collectUncaught = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

test('with cookies, every storage and channels refused, each kind of page works @desktop', async ({
  page,
}) => {
  const errors = collectUncaught(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.assign(window, { BroadcastChannel: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await page.goto('/fence-calculator?v=2&fence=wood&at=0.0_768.0&side=rack_0')
  await expect(page.locator('[data-numeral=posts]')).toHaveText('9')
  await page.goto('/radio')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 20_000 })
    .toBeGreaterThan(0.2)
  await page.locator('footer a[href="/contact"]').press('Enter')
  await expect(page.locator('h1')).toHaveText(headingOf('/contact'))
  await expect(page.locator('[data-radio-bar]')).toContainText('On air', { timeout: 20_000 })
  await expectIslands(page)
  await page.goto(guide)
  const box = page.locator('tick-list input').first()
  await box.dispatchEvent('pointerdown')
  await box.check()
  await expect(page.locator('tick-list button').first()).toBeVisible()
  expect(errors).toEqual([])
})

for (const year of [1990, 2090]) {
  test(`a clock that says ${year}: planner, calendar, radio and search work @desktop`, async ({ page }) => {
    const errors = collectUncaught(page)
    await page.clock.setFixedTime(new Date(`${year}-06-15T12:00:00`))
    await page.addInitScript(() => {
      // Of a visit when the clock was right.
      sessionStorage['radio'] = Date.parse('2026-11-22')
    })
    await page.goto(`${guide}/weekend-plan`)
    await page.evaluate(() => scrollTo(0, 300))
    await expect(page.locator('plan-days input')).toHaveValue(new RegExp(`^${year}-`))
    await page.goto('/radio')
    await expect(page.locator('[data-island="load"][data-hydrated]')).toBeAttached()
    await expect(page.locator('audio')).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.goto('/')
    await expectIslands(page)
    expect(errors).toEqual([])
  })
}

test('without fonts and pictures nothing moves, and each picture is told in words @desktop', async ({
  page,
}) => {
  const errors = collectUncaught(page)
  const heights = async () => {
    await page.goto(guide)
    await page.waitForLoadState('load')
    return page.evaluate(() =>
      [...document.querySelectorAll('main img')].map((image) =>
        Math.round(image.getBoundingClientRect().height),
      ),
    )
  }
  const whole = await heights()
  const readShifts = await collectShifts(page)
  await page.route(/\.(?:woff2|avif|webp|jpe?g)$|\/pictures\//, (route) => route.abort())
  expect(await heights()).toEqual(whole)
  expect(await readShifts()).toEqual([])
  expect(await page.locator('main img:not([alt])').count()).toBe(0)
  await expect(page.locator('h1')).toBeVisible()
  await expectIslands(page)
  expect(errors).toEqual([])
})

test('offline in mid-navigation the browser says so, and back is the page, with its islands @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await hydrate(page)
  await context.setOffline(true)
  await page.locator('footer a[href="/history"]').press('Enter', { noWaitAfter: true })
  await expect.poll(() => page.url()).toContain('chrome-error')
  await context.setOffline(false)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(headingOf('/contact'))
  await expectIslands(page)
})

test('of two tabs, the one where play was pressed last plays, the other says why it stopped @desktop', async ({
  page,
  context,
}) => {
  const errors = collectUncaught(page)
  const status = (tab: Page) => tab.locator('[data-longest]')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/radio')
    await tab.getByRole('button', { name: 'Play' }).click()
    await expect(status(tab)).toContainText('On air', { timeout: 20_000 })
  }
  await expect(status(page)).toHaveText('Stopped here: it plays in another tab.')
  await expect(page.locator('audio')).toHaveJSProperty('paused', true)
  await expect(status(other)).toContainText('On air', { timeout: 20_000 })

  await page.getByRole('button', { name: 'Play' }).click()
  await expect(status(page)).toContainText('On air', { timeout: 20_000 })
  await expect(status(other)).toHaveText('Stopped here: it plays in another tab.')
  expect(errors).toEqual([])
})
