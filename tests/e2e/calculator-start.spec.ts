import { expect, test, type Page } from '@playwright/test'
import { button, calculator, expectLive, field, numeral, path, said, type, yard } from './lib/calculator'
import { collectComplaints } from './lib/console'

// What holds until the calculator's script, and the plan of its address, are there.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The addresses of its script that have been asked for. */
function watchScript(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (/\/fence-calculator-\w+\.js/.test(request.url())) scripts.add(request.url())
  })
  return scripts
}

/** Where everything of it stands, and what follows it. */
const places = (page: Page) =>
  page.locator('fence-calculator :is(button, summary, h3, svg, dd), lot-by-tape').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }),
  )

test('its script is there before the first touch, starts then, and draws what the build drew: nothing moves', async ({
  page,
}) => {
  const scripts = watchScript(page)
  const complaints = collectComplaints(page)
  await page.goto(path)
  await expect.poll(() => scripts.size).toBe(1)
  await page.waitForLoadState('networkidle')
  const before = await page.locator('[data-drawing=plan] [data-side]').innerHTML()
  const there = await places(page)
  await field(page, 'height').focus()
  await expectLive(page)
  expect(scripts.size).toBe(1)
  expect(await places(page)).toEqual(there)
  expect(await page.locator('[data-drawing=plan] [data-side]').innerHTML()).toBe(before)
  await expect(numeral(page, 'posts')).toHaveText('18')
  await expect(numeral(page, 'bags')).toHaveText('?')
  expect(complaints).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`its script waits for a touch where a line is dear or slow: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    const scripts = watchScript(page)
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, connection)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts.size).toBe(0)
    await field(page, 'height').focus()
    await expectLive(page)
  })
}

/** @returns what lets the script come */
async function holdScript(page: Page, script = /\/fence-calculator-\w+\.js/): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what was typed before the script arrived counts', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path)
  await field(page, 'length-0').fill('100')
  await type(field(page, 'gates'), '0')
  await field(page, 'height').selectOption({ label: '4 ft' })
  release()
  await expect(numeral(page, 'posts')).toHaveText('14')
  await expect(numeral(page, 'rails')).toHaveText('26')
})

test('what was pressed before the script arrived is done once', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path)
  await button(page, 'Add a side').click()
  await page.getByText('Adjust: corners').click()
  release()
  await expect(field(page, 'length-0')).toBeVisible()
  await expect(page.locator('[data-drawing=plan] [data-side]')).toHaveCount(2)
  await expect(calculator(page).locator('#fc-units')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.locator('[data-drawing=plan] [data-side]')).toHaveCount(1)
})

test('a length that is half typed as the script arrives leaves the gate where it is', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path)
  const length = field(page, 'length-0')
  await length.selectText()
  await length.pressSequentially('8')
  release()
  await expectLive(page)
  await length.pressSequentially('0')
  await length.press('Tab')
  await expect(numeral(page, 'posts')).toHaveText('13')
  await button(page, 'Undo').click()
  await expect(length).toHaveValue('120 ft')
})

test('a length that Enter has sent before the script arrives counts at once', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(path)
  await field(page, 'length-0').fill('80')
  await field(page, 'length-0').press('Enter')
  release()
  await expect(numeral(page, 'posts')).toHaveText('13')
})

test('a link whose plan cannot be had keeps its address, and nothing that was typed', async ({ page }) => {
  await page.route(/\/fence-calculator\.late-\w+\.js/, (route) => route.abort())
  const release = await holdScript(page)
  await page.goto(path + yard)
  await type(field(page, 'length-0'), '80')
  await button(page, 'Start over').click()
  release()
  await expect(said(page)).toHaveText('This did not work. Check your connection and try again.')
  await expect(field(page, 'length-0')).toHaveValue('120 ft')
  await page.waitForTimeout(600)
  expect(page.url()).toContain(yard)
})

test('what is typed and pressed while the plan of the address is on its way goes into that plan', async ({
  page,
}) => {
  const release = await holdScript(page, /\/fence-calculator\.late-\w+\.js/)
  await page.goto(path + yard)
  await page.evaluate(() => customElements.whenDefined('fence-calculator'))
  await type(field(page, 'gates'), '0')
  await button(page, 'Add a gate').click()
  // Longer than a change waits to be written.
  await page.waitForTimeout(600)
  expect(page.url()).toContain(yard)
  await expect(field(page, 'gates')).toHaveValue('0')
  release()
  await expect(page.locator('[data-drawing=plan] [data-side]')).toHaveCount(2)
  // Typed first, then pressed.
  await expect(field(page, 'gates')).toHaveValue('1')
  await button(page, 'Undo').click()
  await expect(field(page, 'gates')).toHaveValue('0')
  await expect(page).toHaveURL(/at=0\.0_1440\.0_1440\.480&side=rack_0&side=rack_0&/)
})
