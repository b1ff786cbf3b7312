import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

const finder = 'zip-finder'

test.describe('a ZIP code', () => {
  test('leads to its state, which is remembered when asked for, shown first, and forgotten', async ({
    page,
  }) => {
    await page.goto('/fence-laws')
    const output = page.locator(`${finder} output`)
    await page.getByLabel('Your ZIP code').fill('43215')
    await page.getByRole('button', { name: 'Find my state' }).click()
    await expect(output.getByRole('link', { name: 'Ohio' })).toHaveAttribute('href', /\/fence-laws\/ohio$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)

    await output.getByRole('button', { name: 'Remember on this device' }).click()
    await page.reload()
    await expect(output).toContainText('Your state, as this device remembers it: Ohio')
    await output.getByRole('button', { name: 'Forget it' }).click()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)

    await page.getByLabel('Your ZIP code').fill('4321')
    await page.getByRole('button', { name: 'Find my state' }).click()
    await expect(output).toHaveText('A ZIP code has five digits, like 43215.')
    await page.getByLabel('Your ZIP code').fill('83414')
    await page.keyboard.press('Enter')
    await expect(output.getByRole('link')).toHaveText(['Idaho', 'Wyoming'])
  })

  test('sent before the script is there leads there once it is', async ({ page }) => {
    await page.route('**/scripts/zip-finder.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/fence-laws')
    await page.getByLabel('Your ZIP code').fill('43215')
    await page.keyboard.press('Enter')
    await expect(page.locator(`${finder} output`).getByRole('link', { name: 'Ohio' })).toBeVisible()
    await expect(page.getByLabel('Your ZIP code')).toHaveValue('43215')
  })

  test('typed into the search leads there, too', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('43215')
    await expect(page.locator('[role=option], #search a').first()).toContainText('Fence laws in Ohio')
  })
})

test('the map tells the kinds apart without their colors, and its legend, too', async ({ page }) => {
  await page.goto('/fence-laws')
  for (const scope of ['main li[data-cost]', 'main a[data-cost]']) {
    const looks = await page.locator(`${scope} rect`).evaluateAll((squares) =>
      squares.map((square) => {
        const { fill, strokeDasharray } = getComputedStyle(square)
        const id = /^url\("?.*#([\w-]+)"?\)/.exec(fill)?.[1]
        const lines = id ? document.querySelector(`pattern#${id} path`) : null
        const isDrawn = lines !== null && getComputedStyle(lines).stroke !== 'none'
        const ground = isDrawn ? lines.getAttribute('d') : fill === 'none' ? 'none' : 'plain'
        return [
          square.parentElement?.closest('[data-cost]')?.getAttribute('data-cost'),
          ground,
          strokeDasharray,
        ]
      }),
    )
    const kinds = new Set(looks.map(([kind]) => kind))
    expect(kinds.size, scope).toBe(6)
    expect(new Set(looks.map(([, ...look]) => look.join())).size, scope).toBe(6)
  }
})

test('what a state’s records say at a glance stands beside its title, and below it on a phone', async ({
  page,
}) => {
  await page.goto('/fence-laws/ohio')
  const [words, plate] = [
    page.locator('main div:has(> h1)'),
    page.getByRole('figure', { name: 'at a glance' }),
  ]
  for (const [width, isBeside] of [
    [1280, true],
    [1920, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const [one, other] = [await words.boundingBox(), await plate.boundingBox()]
    if (!one || !other) throw new Error('The title or the figures are not there')
    expect(other.x >= one.x + one.width, `${width}`).toBe(isBeside)
    expect(other.y >= one.y + one.height, `${width}`).toBe(!isBeside)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows the states of one kind alone', async ({ page }) => {
    await page.goto('/fence-laws')
    const rows = page.locator('main tbody tr')
    const all = await rows.count()
    await page.getByLabel('Both, on farm land only').check()
    const farm = await page.locator('main tbody tr:visible').count()
    expect(farm).toBeGreaterThan(3)
    expect(farm).toBeLessThan(all)
    for (const row of await page.locator('main tbody tr:visible').all())
      await expect(row).toContainText('Both, on farm land only')
  })
})

test('a place’s frost depth, its 811 days and its name go into the plan, its link and its calendar', async ({
  page,
}) => {
  await page.goto('/fence-calculator')
  await page.locator('#fc-height').focus()
  const place = page.locator('#fc-frost-place')
  const ohio = place.locator('option').filter({ hasText: 'Ohio, ' }).first()
  await expect(ohio).toBeAttached()
  await place.selectOption((await ohio.getAttribute('value')) ?? '')
  await expect(page.locator('fence-calculator')).toContainText(
    'From Ohio’s page. 811 there: wait 48 working hours.',
  )
  await expect(page).toHaveURL(/state=OH/)
  await page.getByText('More: permit sketch').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act=days]').click(),
  ])
  const calendar = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(calendar).toContain('Call 811 and mark the line (Ohio asks for 48 working hours)')
  const [call = '', dig = ''] = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day)
  const days = (day: string) => Date.parse(day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')) / 86_400_000
  // Digging begins on a Saturday: two whole open days lie between, and the day of the call does not count.
  expect(days(dig) - days(call)).toBe(3)

  await page.reload()
  await page.locator('#fc-height').focus()
  await expect(page.locator('fence-calculator')).toContainText('From Ohio’s page.')

  // A state without a depth has its other rules, and leaves the question open.
  await place.selectOption('Florida: depth not established')
  await expect(page.locator('fence-calculator')).toContainText(
    'From Florida’s page. Ask your building office how deep',
  )
  await expect(page.locator('fence-calculator')).toContainText('Around a pool, 48 in. high at least')
  await expect(page.locator('[data-numeral=bags]')).toHaveText('?')
  await place.selectOption('The ground does not freeze here')
  await expect(page).toHaveURL(/frost=0&state=FL/)
  await expect(page.locator('fence-calculator')).toContainText('From Florida’s page. 811 there: wait')
})

test('places that do not arrive are said, and a depth of one’s own counts', async ({ page }) => {
  await page.route('**/data/planner.json', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/fence-calculator')
  await page.locator('#fc-height').focus()
  await expect(page.locator('fence-calculator')).toContainText('The places did not arrive.')
  await page.locator('summary', { hasText: 'Adjust' }).click()
  await page.getByLabel('Frost depth, if your town gave you one').fill('36')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-numeral=bags]')).not.toHaveText('?')
})

test('a letter prints as a letter: all that is typed, no hint, and nothing else of the page @both', async ({
  page,
}) => {
  await page.goto('/fence-laws/neighbor-letter')
  const wrong = page.getByLabel('Where, and what')
  const words =
    'Three posts have rotted and two bays lean into your garden since the storm in March. '.repeat(4)
  await wrong.fill(words)
  await page.getByLabel('Neighbor’s name').fill('Maximiliane-Theodora von Hohenstein-Breckenridge')
  await page.waitForFunction(() => customElements.get('neighbor-letter') !== undefined)
  await page.evaluate(
    () => (window.print = () => document.documentElement.toggleAttribute('data-printed', true)),
  )
  await page.getByRole('button', { name: 'Print the letter' }).click()
  await expect(page.locator('[data-printed]')).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  for (const blank of await page.locator('neighbor-letter textarea').all()) {
    await expect(blank).toBeVisible()
    const cut = await blank.evaluate((node) => [
      node.scrollHeight - node.clientHeight,
      node.scrollWidth - node.clientWidth,
    ])
    expect(Math.max(...cut)).toBeLessThanOrEqual(2)
    await expect(blank).toHaveCSS('outline-width', '0px')
  }
  await expect(wrong).toHaveValue(words)
  const others = page.locator('h1, h2, button, tick-list, label')
  for (const other of await others.all()) await expect(other).toBeHidden()
  expect(await wrong.evaluate((node) => getComputedStyle(node, '::placeholder').color)).toBe(
    'rgba(0, 0, 0, 0)',
  )
})
