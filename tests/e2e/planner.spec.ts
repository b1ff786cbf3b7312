import { expect, test, type Page } from '@playwright/test'
import { readPlan } from '../../content/model/planner/plan-fields'
import { shoppingList } from '../../content/model/planner/shopping-list'
import { collectComplaints } from './lib/console'
import { hydrate } from './lib/hydrate'

const path = '/installation-maintenance/how-much'
const shared =
  '?length=150&gates=1&width=4&length=58+ft+6+in.&gates=0&width=4&join=line&height=4&spacing=6&style=spaced&board=3.5&gap=2.5&depth=third&frost=30&hole=12&bighole=16&gravel=4&bag=60&spare=5&kick=on'

const planner = (page: Page) => page.locator('fence-planner')
const status = (page: Page) => planner(page).getByRole('status')
const rows = (page: Page) => planner(page).getByRole('listitem')
const length = (page: Page, run = 0) => page.getByLabel('Length with gates').nth(run)

const started = 'Your list: 18 posts, 48 rails, 280 boards. Missing: the frost depth.'

/** The list as the build's functions make it. */
function expectedRows(query: string): string[] {
  const { plan } = readPlan(new URLSearchParams(query))
  if (!plan) throw new Error(`No plan: ${query}`)
  return shoppingList(plan).lines.map(({ amount, item, formula }) => amount + item + formula)
}

function requestsFor(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (/\/fence-planner-\w+\.js/.test(request.url())) found.push(request.url())
  })
  return found
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('its script is fetched on the first touch, not before, and fills the list', async ({ page }) => {
  const requests = requestsFor(page)
  const complaints = collectComplaints(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await length(page).focus()
  await expect(status(page)).toHaveText(started)
  expect(requests).toHaveLength(1)
  await expect(rows(page)).toHaveText(expectedRows(''))
  expect(complaints).toEqual([])
})

test('what was typed before the script arrived counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/fence-planner-\w+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await length(page).fill('100')
  await page.getByLabel('Gates in it').fill('0')
  release()
  await expect(status(page)).toContainText('14 posts, 39 rails, 241 boards')
})

test('an address brings its plan back without a touch, and lists what the build would', async ({ page }) => {
  await page.goto(path + shared)
  await expect(rows(page)).toHaveText(expectedRows(shared))
  await expect(length(page, 1)).toHaveValue('58 ft 6 in.')
  await expect(page.getByLabel('Add kickboards')).toBeChecked()
  await expect(page.locator('body')).toBeFocused()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
})

test('a change is in the address; back and forward bring plans back', async ({ page }) => {
  await page.goto(path + shared)
  await expect(status(page)).toContainText('Your list')
  await page.evaluate(() => history.pushState(null, '', location.href))
  await length(page).fill('80')
  await expect(page).toHaveURL(/length=80/)
  const changed = await status(page).textContent()
  await page.goBack()
  await expect(length(page)).toHaveValue('150')
  await page.goForward()
  await expect(length(page)).toHaveValue('80')
  await expect(status(page)).toHaveText(`${changed}`)
})

test('faults are told at their fields, and nothing takes the focus while one types', async ({ page }) => {
  await page.goto(path)
  for (const [typed, message] of [
    ['0', 'Enter 1 to 2,000 ft'],
    ['10000', 'Enter 1 to 2,000 ft. Plan a longer fence in parts.'],
    ['abc', 'Enter a number, such as 120.'],
    ['-5', 'Leave out the minus sign.'],
    ['', 'Enter a number, such as 120.'],
    ['1e3', 'Write all digits, such as 120.'],
  ] as const) {
    await length(page).fill(typed)
    await expect(length(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(length(page)).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
    await expect(length(page)).toBeFocused()
  }
  await expect(status(page)).toHaveText('No list yet: a field needs a correction.')
  await expect(rows(page)).toHaveCount(0)

  await length(page).fill('10')
  await page.getByLabel('Opening of each gate').fill('12')
  await expect(page.getByText('The gate is too wide: leave 1 ft of fence in this run.')).toBeVisible()

  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByLabel('Opening of each gate')).toBeFocused()
  await page.getByLabel('Opening of each gate').fill('4')
  await expect(status(page)).toContainText('Your list')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('runs are added and removed', async ({ page }) => {
  await page.goto(path)
  await length(page).focus()
  await page.getByRole('button', { name: 'Add a run' }).click()
  await expect(length(page, 1)).toBeFocused()
  await page.keyboard.type('80')
  await expect(status(page)).toContainText('28 posts')
  await expect(page.getByRole('group', { name: 'Run 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove this run' }).click()
  await expect(page.getByRole('button', { name: 'Add a run' })).toBeFocused()
  await expect(status(page)).toHaveText(started)
})

test('the keyboard alone makes a list', async ({ page }) => {
  await page.goto(path)
  await length(page).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('64')
  await expect(status(page)).toContainText('Your list')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your shopping list' })).toBeFocused()
})

const press = (page: Page) => page.getByRole('button', { name: 'Make the list' }).click()
const heading = (page: Page) => page.getByRole('heading', { name: 'Your shopping list' })

/** The list stands where one begins to read, and the next Tab goes on from it. */
async function expectList(page: Page) {
  await expect(heading(page)).toBeFocused()
  await expect
    .poll(() => heading(page).evaluate((node) => node.getBoundingClientRect().top / innerHeight))
    .toBeLessThan(0.4)
  await expect(heading(page)).toBeInViewport({ ratio: 1 })
}

for (const [script, delay, width] of [
  ['has come', 0, 360],
  ['comes with it', 0, 360],
  ['comes with it', 0, 1280],
  ['comes late', 2000, 360],
  ['comes late', 2000, 1280],
] as const) {
  test(`the first press shows the list of an untouched form: its script ${script}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.route(/\/fence-planner-\w+\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto(path)
    if (script === 'has come') {
      await length(page).focus()
      await expect(status(page)).toHaveText(started)
    }
    await press(page)
    if (delay) await expect(page.getByText('Making the list…')).toBeVisible()
    await expectList(page)
    await expect(page.getByText('Making the list…')).toBeHidden()
    await expect(rows(page)).toHaveText(expectedRows(''))
    await expect(page).toHaveURL(/\?length=120&/)
  })
}

test('pressed where its script does not come, the form says so, and comes back with its list', async ({
  page,
}) => {
  await page.route(/\/fence-planner-\w+\.js/, (route) => route.abort())
  await page.goto(path)
  await length(page).fill('64')
  await press(page)
  await expect(planner(page).getByRole('alert')).toBeInViewport()
  await expect(page).toHaveURL(path)

  await page.unroute(/\/fence-planner-\w+\.js/)
  // As a browser that keeps the failure for good.
  await page.route(/\/fence-planner-\w+\.js/, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page).toHaveURL(/\?length=64&.*#plan-list$/)
  await expect(length(page)).toHaveValue('64')
  await expect(rows(page)).toHaveText(expectedRows(new URL(page.url()).search))
  await expectList(page)
})

test('sent with a fault before its script has come, the form shows the fault', async ({ page }) => {
  await page.route(/\/fence-planner-\w+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(path)
  await length(page).fill('abc')
  await press(page)
  await expect(length(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(length(page)).toBeFocused()
})

test('the list says what it lacks until somebody says how deep the ground freezes', async ({ page }) => {
  await page.goto(path)
  await press(page)
  const missing = planner(page).getByText('Missing: how deep your ground freezes.')
  await expect(missing).toBeInViewport({ ratio: 1 })
  await expect(rows(page).filter({ hasText: /Concrete|posts, \d+ ft/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Say how deep' }).click()
  const place = page.getByLabel('Your frost line')
  const depth = page.getByLabel('Frost depth')
  await expect(place).toBeFocused()
  await place.selectOption({ label: 'Minnesota, north: 60 in.' })
  await expect(depth).toHaveValue('60')
  await expect(missing).toHaveCount(0)
  await expect(status(page)).toHaveText(
    'Your list: 18 posts, 48 rails, 280 boards, 92 bags of concrete (80 lb).',
  )
  await expect(rows(page).filter({ hasText: '4×4 line posts, 12 ft' })).toHaveCount(1)
  await expect(page).toHaveURL(/&frost=60&/)

  await depth.fill('97')
  await expect(place).toHaveValue('')
  await expect(depth).toHaveAccessibleDescription(/Enter 0 to 96 in\./)
  await place.selectOption('The ground does not freeze here')
  await expect(rows(page)).toHaveText(expectedRows('frost=0'))
})

test('a place chosen before the script has come counts', async ({ page }) => {
  await page.route(/\/fence-planner-\w+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(path)
  await page.getByLabel('Your frost line').focus()
  await page.getByLabel('Your frost line').selectOption('The ground does not freeze here')
  await expect(rows(page)).toHaveText(expectedRows('frost=0'))
})

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path + shared)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(status(page)).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('React hydrates the page around it, and nothing is lost or doubled', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto(path + shared)
  await expect(status(page)).toContainText('Your list')
  await length(page).fill('96')
  await page.getByLabel('Style').selectOption('Shadowbox')
  const before = await rows(page).allTextContents()
  await hydrate(page)
  await expect(length(page)).toHaveValue('96')
  await expect(page.getByLabel('Style')).toHaveValue('shadowbox')
  await expect(planner(page).locator('[data-run]')).toHaveCount(2)
  await expect(rows(page)).toHaveCount(before.length)
  await length(page).fill('48')
  await expect(page).toHaveURL(/length=48/)
  expect(complaints).toEqual([])
})

test('a plan is there again on the way back', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto(path)
  await hydrate(page)
  await page.locator('main a[href="/installation-maintenance"]').first().click()
  await expect(page).toHaveURL(/installation-maintenance$/)
  await page.goBack()
  await expect(planner(page)).toBeVisible()
  await length(page).fill('64')
  await expect(page).toHaveURL(/length=64/)
  await expect(status(page)).toContainText('Your list')
  await page.locator('main a[href="/installation-maintenance"]').first().click()
  await expect(page).toHaveURL(/installation-maintenance$/)
  await page.goBack()
  await expect(length(page)).toHaveValue('64')
  await expect(status(page)).toContainText('Your list')
  expect(complaints).toEqual([])
})

test('where its script does not load, the form says so, and the next touch tries again', async ({ page }) => {
  await page.route(/\/fence-planner-\w+\.js/, (route) => route.abort())
  await page.goto(path)
  await length(page).focus()
  await expect(planner(page).getByRole('alert')).toContainText('The planner does not work right now.')

  // React leaves form and sentence where they are.
  await hydrate(page)
  await expect(length(page)).toBeVisible()
  await expect(planner(page).getByRole('alert')).toContainText('The planner does not work right now.')
  await page.unroute(/\/fence-planner-\w+\.js/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that the tables answer', async ({ page }) => {
    await page.goto(path)
    await expect(planner(page).locator('noscript p')).toContainText('The tables below answer without it.')
    await expect(planner(page).locator('noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make the list' })).toBeHidden()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test('filled or faulty, it widens no page', async ({ page }) => {
  await page.goto(path + shared)
  await expect(status(page)).toContainText('Your list')
  await length(page).fill('abc')
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
