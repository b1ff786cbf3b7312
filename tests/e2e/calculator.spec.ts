import { expect, test, type Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import {
  button,
  calculator,
  field,
  line,
  more,
  numeral,
  open,
  path,
  said,
  type,
  yard,
} from './lib/calculator'

const large = (sides: number) => {
  const points = Array.from(
    { length: sides + 1 },
    (_, index) => `${Math.ceil(index / 2) * 600}.${Math.floor(index / 2) * 600}`,
  )
  const side = Array.from(
    { length: sides },
    (_, index) => `&side=rack_0_120.48.1.in.start${index % 2 ? '_360.48.1.out.end' : ''}`,
  )
  return `?v=2&fence=wood&at=${points.join('_')}${side.join('')}&frost=0`
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('frost, material and style change list and drawing; the address brings the plan back', async ({
  page,
}) => {
  await open(page)
  await expect(numeral(page, 'bags')).not.toHaveText('?')
  await expect(line(page, '4×4 posts, 10 ft')).toBeVisible()
  await field(page, 'material').selectOption('chain-link')
  await expect(line(page, 'Tension bands')).toBeVisible()
  // As it was, since chain link comes in it.
  await expect(line(page, 'Chain link mesh, 6 ft')).toBeVisible()
  await expect(page).toHaveURL(/fence=chain-link/)
  const higher = page.url()
  await field(page, 'height').selectOption({ label: '5 ft' })
  // The address follows a moment later.
  await expect.poll(() => page.url()).not.toBe(higher)
  const list = await calculator(page).getByRole('listitem').allTextContents()
  await page.reload()
  await expect(line(page, 'Tension bands')).toBeVisible()
  expect(await calculator(page).getByRole('listitem').allTextContents()).toEqual(list)
})

test('an address of the old planner opens the same plan', async ({ page }) => {
  await page.goto(
    '/installation-maintenance/how-much?length=150&gates=1&width=4&length=58+ft+6+in.&gates=0&width=4&join=line&height=4&spacing=6&style=spaced&board=3.5&gap=2.5&depth=third&frost=30&hole=12&bighole=16&gravel=4&bag=60&spare=5&kick=on',
  )
  await expect(page).toHaveURL(/\/fence-calculator\?v=2/)
  await expect(field(page, 'length-0')).toHaveValue('150 ft')
  await page.getByText('Adjust: corners').click()
  await expect(field(page, 'length-1')).toHaveValue('58 ft 6 in.')
  await expect(field(page, 'gap')).toHaveValue('2½ in.')
  await expect(line(page, 'kickboards')).toBeVisible()
})

test('bad input is told at its field, and nothing is lost', async ({ page }) => {
  await open(page)
  const length = field(page, 'length-0')
  const { y: place } = (await page.locator('[data-drawing=front]').boundingBox()) ?? {}
  for (const [typed, message] of [
    ['0', /^Enter 1 ft/],
    ['-5', /Leave out the minus sign|Enter 1 ft/],
    ['abc', /^Enter a length or number, such as 58 ft 6 in\.$/],
    ['1e9', /^Write all digits/],
    ['12,5', /^Write a point for the comma/],
    ['99999', /^Enter 0 ft to 5,280 ft|^Enter 1 ft to 5,280 ft/],
    ['', /^Enter a length or number/],
  ] as const) {
    await type(length, typed)
    await expect(length).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#fc-length-0-fault')).toHaveText(message)
    await expect(length).toHaveValue(typed)
    // It moves nothing, and lies on nothing.
    expect((await page.locator('[data-drawing=front]').boundingBox())?.y).toBe(place)
    expect(await covered(page.locator('#fc-length-0-fault'))).toBe(false)
  }
  await type(field(page, 'gates'), '99')
  await expect(page.locator('#fc-gates-fault')).toHaveText('Enter a whole number from 0 to 8')
  expect(await covered(page.locator('#fc-gates-fault'))).toBe(false)
  await type(field(page, 'gates'), '1')
  await expect(numeral(page, 'posts')).toHaveText('23')
  await type(length, '64')
  await expect(length).not.toHaveAttribute('aria-invalid')
  await page.getByText('Adjust: corners').click()
  await type(field(page, 'gate-0-0-width'), '80 ft')
  await expect(page.locator('#fc-gate-0-0-width-fault')).not.toBeEmpty()
})

/** Whether a text runs out of the window, or lies on a field or on the words at one. */
const covered = (text: Locator) =>
  text.evaluate((own) => {
    const box = own.getBoundingClientRect()
    const others = document.querySelectorAll('fence-calculator :is(label, input, select, svg)')
    return (
      box.left < 0 ||
      box.right > document.documentElement.clientWidth ||
      [...others].some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom
      })
    )
  })

for (const [name, query, reason] of [
  ['another version', '?v=9&fence=wood', 'another version'],
  ['a stranger', '?v=2&fence=<img src=x onerror=alert(1)>&at=0.0_1e9.NaN&side=rack', 'damaged'],
  ['a side of no length', '?v=2&fence=wood&at=0.0_0.0&side=rack_0_48.48.1.in.start', 'damaged'],
] as const) {
  test(`a link of ${name} is refused in words`, async ({ page }) => {
    await open(page, query)
    await expect(said(page)).toContainText(reason)
    await expect(numeral(page, 'posts')).toHaveText('18')
    // What goes on from here goes on from the example.
    await expect(page).toHaveURL(/\?v=2&fence=wood&at=0\.0_1440\.0&/)
  })
}

test('a corner is dragged, pulled out of a side and taken back; a gate slides', async ({ page }) => {
  await open(page)
  const drag = async (grip: string, by: { x: number; y: number }) => {
    const box = await page
      .locator(`[data-grip="${grip}"] circle, [data-grip="${grip}"] .x`)
      .last()
      .boundingBox()
    if (!box) throw new Error(`No ${grip}`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by.x / 2, y + by.y / 2)
    await page.mouse.move(x + by.x, y + by.y)
    await page.mouse.up()
  }
  await page.locator('[data-drawing=plan]').scrollIntoViewIfNeeded()
  await drag('corner-2', { x: -30, y: 20 })
  await expect(page).not.toHaveURL(/1440\.480/)
  await button(page, 'Undo').click()
  await expect(page).toHaveURL(/1440\.480/)
  await button(page, 'Redo').click()
  await expect(page).not.toHaveURL(/1440\.480/)
  await button(page, 'Undo').click()
  await drag('middle-1', { x: 24, y: 0 })
  await expect(page.locator('[data-grip^=corner]')).toHaveCount(4)
  await button(page, 'Undo').click()
  await expect(page.locator('[data-grip^=corner]')).toHaveCount(3)
})

test('at the end of the list the totals lie on no button @desktop', async ({ page }) => {
  await open(page)
  const undo = button(page, 'Undo')
  await more(page).evaluate((end) => end.scrollIntoView({ block: 'end' }))
  for (let step = 0; step < 12; step += 1) {
    const box = await undo.boundingBox()
    const header = await page.locator('header').first().boundingBox()
    if (!box || !header || box.y < header.y + header.height) break
    expect(
      await undo.evaluate((own) => {
        const { left, top, width, height } = own.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && own.contains(hit)
      }),
    ).toBe(true)
    await page.mouse.wheel(0, 50)
    await page.waitForTimeout(50)
  }
})

test('the keyboard moves corners and gates, and a screen reader is told where they are', async ({ page }) => {
  await open(page)
  const corner = page.locator('[data-grip="corner-1"]')
  await expect(corner).toHaveAccessibleName('Corner 2 of 3, 120 ft from corner 1, right angle')
  await corner.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(corner).toHaveAccessibleName(/^Corner 2 of 3, 119 ft 6 in\. from corner 1/)
  await expect(corner).toBeFocused()
  const gate = page.locator('[data-grip="gate-0-0"]')
  await gate.focus()
  await page.keyboard.press('ArrowRight')
  await expect(gate).toHaveAccessibleName('Gate 1 in side 1, 4 ft wide, 58 ft 6 in. from corner 1')
  await page.keyboard.press('Delete')
  await expect(gate).toHaveCount(0)
  const post = page.locator('[data-post="0"]')
  await post.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-facts] p:first-child')).toHaveText('Post 2: Line post, 4×4')
})

test('forty sides and sixty gates still work', async ({ page }) => {
  await open(page, large(40))
  await expect(page.locator('[data-is=gate]')).toHaveCount(60)
  await expect(numeral(page, 'posts')).not.toHaveText('18')
  await page.locator('[data-grip="corner-20"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toContainText('Corner 21 of 41')
})

test('prices, kept plans and units; a reload finds them', async ({ page }) => {
  await open(page)
  await button(page, 'Enter prices').click()
  await type(page.locator('[data-price="rails"]'), '4.50')
  await expect(page.locator('[data-total]')).toContainText('Total 283.50')
  await more(page).click()
  await page.locator('[data-plan-name]').fill('Back <b>yard</b>')
  await button(page, 'Keep on this device').click()
  await expect(said(page)).toContainText('Kept as “Back <b>yard</b>”')
  await page.getByText('Adjust: corners').click()
  await field(page, 'units').selectOption('meters')
  await expect(field(page, 'length-0')).toHaveValue('36.576 m')
  await field(page, 'units').selectOption('feet')
  await expect(field(page, 'length-0')).toHaveValue('120 ft')
  await button(page, 'Start over').click()
  await page.reload()
  await field(page, 'height').focus()
  await button(page, 'Back <b>yard</b>').click()
  await expect(field(page, 'length-0')).toHaveValue('120 ft')
  await expect(page.locator('[data-grip^=corner]')).toHaveCount(3)
  await button(page, 'Delete Back <b>yard</b>').click()
  await expect(button(page, 'Back <b>yard</b>')).toHaveCount(0)
})

test('the address follows the plan back to the example, and a link within the page opens no other plan', async ({
  page,
}) => {
  await page.goto(path)
  await type(field(page, 'length-0'), '180')
  await expect(page).toHaveURL(/\?.*2160/)
  await expect(field(page, 'length-0')).toHaveValue('180 ft')
  await button(page, 'Undo').click()
  await expect(page).not.toHaveURL(/2160/)

  await type(field(page, 'length-0'), '100')
  await expect(page).toHaveURL(/\?.*1200/)
  await field(page, 'length-0').fill('22,5 wide')
  await page.evaluate(() => (location.hash = '#main'))
  await expect(page).toHaveURL(/#main$/)
  await expect(field(page, 'length-0')).toHaveValue('22,5 wide')
})

for (const [feet, frost] of [
  [24, 6],
  [120, 12],
  [300, 48],
]) {
  test(`${feet} ft are in view whole, and a tap shows its place larger; on a phone they are at once; no label lies on another @both`, async ({
    page,
    isMobile,
  }) => {
    const inches = (feet ?? 0) * 12
    await open(
      page,
      `?v=2&fence=wood&at=0.0_${inches}.0&side=rack_0_${inches / 2}.48.1.in.start&frost=${frost}`,
    )
    const front = page.locator('[data-drawing=front]')
    const frame = front.locator('..')
    expect(await overprinted(front)).toEqual([])
    if (isMobile) {
      // The line that says how high the fence is.
      const line = await front.locator('> g').last().locator('path').boundingBox()
      expect(line?.height).toBeGreaterThan(59)
      expect(await sizes(front)).toEqual([])
      const edge = (await frame.boundingBox())?.x
      for (const text of [/^frost/, /^6 ft$/])
        expect((await front.locator('text', { hasText: text }).boundingBox())?.x).toBeGreaterThan(edge ?? 0)
      await frame.scrollIntoViewIfNeeded()
      await frame.evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth))
      await expect(front.locator('[data-post]').last()).toBeInViewport({ ratio: 0.9 })
      return
    }
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

    const { width = 0, height = 0 } = (await front.boundingBox()) ?? {}
    await front.click({ position: { x: width * 0.52, y: height * 0.4 } })
    await expect(page.getByLabel('Larger')).toBeChecked()
    expect(await overprinted(front)).toEqual([])
    const middle = await frame.evaluate(
      ({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth,
    )
    expect(Math.abs(middle - 0.52)).toBeLessThan(0.05)
  })
}

/** Texts that are smaller than 12 px. */
const sizes = (drawing: Locator) =>
  drawing
    .locator('text:visible')
    .evaluateAll((texts) =>
      texts
        .filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 12)
        .map((text) => text.textContent),
    )

/** Texts of a drawing that lie on another one. */
const overprinted = (drawing: Locator) =>
  drawing.locator('text:visible').evaluateAll((texts) => {
    const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
    return boxes
      .filter(({ box: a }, index) =>
        boxes
          .slice(0, index)
          .some(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      .map(({ text }) => text)
  })

test('files: CSV, SVG, PNG, days, and a plan that is read again', async ({ page }) => {
  await open(page)
  const take = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    return readFile(await download.path())
  }
  expect((await take('Drawing as PNG')).subarray(1, 4).toString()).toBe('PNG')
  await more(page).click()
  const csv = `${await take('List as CSV')}`
  // Without it Excel reads “4Ã—4”.
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv.split('\r\n')).toHaveLength((await calculator(page).locator('[data-line]').count()) + 2)
  expect(`${await take('Drawing as SVG')}`).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  const events = new ICAL.Component(ICAL.parse(`${await take('Days as .ics')}`)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(5)
  expect(events.at(-1)?.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=YEARLY')
  const plan = await take('Save as a file')
  await button(page, 'Start over').click()
  await expect(page.locator('[data-grip^=corner]')).toHaveCount(2)
  await page
    .locator('[data-file]')
    .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: plan })
  await expect(page.locator('[data-grip^=corner]')).toHaveCount(3)
  await page
    .locator('[data-file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"query":5}') })
  await expect(said(page)).toHaveText('“x.json” holds no fence plan.')
})

test('sheets are printed alone, the sketch at its scale @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, `${yard}&house=200.300_680.300_680.640_200.640`)
  await more(page).click()
  await button(page, 'Print a permit sketch').click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-sheet=permit] ul').last()).toContainText('House: ')
  const drawn = await page.locator('[data-drawing=plan]').evaluate((svg) => {
    const scale = Number(svg.getAttribute('data-scale'))
    return { millimeters: (svg.getBoundingClientRect().width / 96) * 25.4, real: 640 / scale / 80 }
  })
  const scale = Number(
    /Plan 1:(\d+)/.exec(`${await page.locator('section[data-sheet=permit]').textContent()}`)?.[1],
  )
  expect(drawn.real / drawn.millimeters).toBeCloseTo(scale, 0)
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('section[data-sheet=permit]')).toHaveCount(0)
})

test('two fences: own prices, a break-even year', async ({ page }) => {
  await page.goto(path)
  const set = (name: string, text: string) => page.locator(`two-fences [name=${name}]`).fill(text)
  await set('first-name', 'Wood')
  for (const [fence, values] of [
    ['first', ['3000', '150', '15']],
    ['second', ['4500', '0', '30']],
  ] as const) {
    for (const [index, part] of ['price', 'upkeep', 'life'].entries())
      await set(`${fence}-${part}`, values[index] ?? '')
  }
  await expect(page.locator('two-fences [data-answer]')).toContainText(
    'From 10 years on, the second fence has cost no more than Wood.',
  )
  await expect(page.locator('two-fences [data-chart]')).toBeVisible()
})
