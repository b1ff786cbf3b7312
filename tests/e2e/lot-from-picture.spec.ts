import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'

/** Corners of a lot of five unequal sides, in feet; its picture has 10 pixels a foot. */
const lot = [
  [12, 14],
  [92, 10],
  [104, 58],
  [60, 84],
  [14, 70],
] as const

const plat = (width = 1200, height = 960) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#f4f1e4"/><path d="M${lot.map(([x, y]) => `${x * 10} ${y * 10}`).join('L')}Z" fill="none" stroke="#333" stroke-width="3"/></svg>`,
    ),
  )

async function openPicture(page: Page, buffer: Buffer, mimeType = 'image/png', name = 'plat.png') {
  await page.goto('/fence-calculator')
  const tool = page.locator('lot-from-picture')
  await tool.locator('summary').click()
  await tool.getByLabel('The picture: ').setInputFiles({ name, mimeType, buffer })
  await expect(tool.locator('canvas')).toBeVisible()
  return tool
}

/** Taps a place of the picture, in its feet. */
async function tap(page: Page, [x, y]: readonly [number, number], perFoot = { x: 1 / 120, y: 1 / 96 }) {
  const sheet = page.getByRole('application', { name: /^The picture/ })
  const box = await sheet.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await sheet.click({ position: { x: x * perFoot.x * box.width, y: y * perFoot.y * box.height } })
}

test('a lot is traced from a picture into the plan, and Back brings the plan back', async ({ page }) => {
  const tool = await openPicture(page, await plat().png().toBuffer())
  await tap(page, lot[0])
  await tap(page, lot[1])
  await tool.getByLabel('The length between').fill('80 ft 1 in.')

  await tool.getByLabel('Check').check()
  await tap(page, lot[2])
  await tap(page, lot[3])
  await tool.getByLabel('The length between').fill('51 ft 1 in.')
  await expect(tool.getByText('the picture agrees with itself')).toBeVisible()

  await tool.getByLabel('Property line').check()
  for (const corner of lot) await tap(page, corner)
  const sides = tool.getByRole('listitem')
  await expect(sides).toHaveCount(lot.length)
  const feet = (await sides.allTextContents()).map((text) => Number.parseFloat(text))
  lot.forEach(([x, y], index) => {
    const [toX, toY] = lot[(index + 1) % lot.length] ?? lot[0]
    // A finger’s width on a phone is half a foot here.
    expect(Math.abs((feet[index] ?? 0) - Math.hypot(toX - x, toY - y))).toBeLessThan(1.6)
  })

  await tool.getByLabel('Fence', { exact: true }).check()
  for (const corner of [lot[4], lot[0], lot[1]]) await tap(page, corner)
  await tool.getByRole('button', { name: 'Put it into the plan' }).click()
  await expect(tool.getByText('Your fence is in the plan')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('line')?.split('_')).toHaveLength(lot.length)
  await expect(page.locator('[data-drawing=plan] [data-side]')).toHaveCount(2)
  await page.evaluate(() => history.back())
  await expect(page.locator('[data-drawing=plan] [data-side]')).toHaveCount(1)
})

async function putLotInPlan(page: Page): Promise<void> {
  const tool = await openPicture(page, await plat().png().toBuffer())
  await tap(page, lot[0])
  await tap(page, lot[1])
  await tool.getByLabel('The length between').fill('80 ft 1 in.')
  await tool.getByLabel('Property line').check()
  for (const corner of lot) await tap(page, corner)
  await tool.getByRole('button', { name: 'Put it into the plan' }).click()
}

/** By how many pixels of the screen corners of the property line are off the picture's. */
const offPicture = (page: Page) =>
  page.locator('fence-calculator').evaluate(
    (root, corners) => {
      const path = root.querySelector<SVGPathElement>('[data-drawing=plan] g:has(text) > path')
      const picture = root.querySelector('canvas')?.getBoundingClientRect()
      const matrix = path?.getScreenCTM()
      if (!path || !picture || !matrix) return [Number.NaN]
      const numbers =
        path
          .getAttribute('d')
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? []
      return corners.map(([x, y], index) => {
        const drawn = new DOMPoint(numbers[index * 2], numbers[index * 2 + 1]).matrixTransform(matrix)
        const there = {
          x: picture.left + (x / 120) * picture.width,
          y: picture.top + (y / 96) * picture.height,
        }
        return Math.hypot(drawn.x - there.x, drawn.y - there.y) / (picture.width / 120)
      })
    },
    lot.map(([x, y]) => [x, y] as const),
  )

test('the picture lies under the plan, fades, goes with Back, is kept with the plan, and is in its file', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await page.addInitScript(() => (window.print = () => {}))
  await putLotInPlan(page)

  const calculator = page.locator('fence-calculator')
  const picture = calculator.locator('[data-picture-sheet]')
  const fields = calculator.getByRole('group', { name: 'The picture under the plan' })
  const said = calculator.getByRole('status')
  const isInPlace = () =>
    // In feet: a finger’s width on a phone is half of one.
    expect.poll(async () => Math.max(...(await offPicture(page))), { timeout: 5000 }).toBeLessThan(1)
  await expect(picture).toBeVisible()
  await isInPlace()
  expect(await axeFaults(page, { within: 'fence-calculator' })).toEqual([])
  // A link to a place of this page leaves it there.
  await page.evaluate(() => (location.hash = '#sources'))
  await expect(page).toHaveURL(/#sources/)
  await expect(picture).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/#sources/)
  await expect(picture).toBeVisible()
  // Another frame: the plan grows.
  await page.locator('[data-field="length-0"]').fill('160 ft')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-drawing=plan] [data-side]')).toContainText('160')
  await isInPlace()
  await fields.getByLabel('Show it').uncheck()
  await expect(picture).not.toBeVisible()
  await fields.getByLabel('Show it').check()
  await fields.getByLabel('Strength').fill('80')
  await expect(picture).toHaveCSS('opacity', '0.8')
  await page.evaluate(() => history.back())
  await expect(fields).not.toBeVisible()
  await expect(picture).not.toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(picture).toBeVisible()
  await calculator.getByRole('button', { name: 'Start over' }).click()
  await expect(picture).not.toBeVisible()
  await calculator.getByRole('button', { name: 'Undo' }).click()
  await expect(picture).toBeVisible()
  // Its parts come later.
  await page.locator('[data-field="material"]').selectOption('vinyl')
  await expect(page).toHaveURL(/fence=vinyl/)

  // On paper only where it is asked for.
  await page.emulateMedia({ media: 'print' })
  await expect(picture).not.toBeVisible()
  await page.emulateMedia({ media: null })
  await fields.getByLabel('Print it').check()
  await page.emulateMedia({ media: 'print' })
  await expect(picture).toHaveCSS('opacity', '0.3')
  await expect(fields).not.toBeVisible()
  await page.emulateMedia({ media: null })
  const packet = page.locator('approval-packet')
  await packet.locator('summary').click()
  await packet.getByLabel('Who is it for?').selectOption('town')
  await packet.getByRole('button', { name: 'Print the packet' }).click()
  await expect(packet.locator('[data-picture-sheet]')).toHaveCount(1)

  await calculator.getByText('More: permit sketch').click()
  await calculator.locator('[data-plan-name]').fill('Yard')
  await calculator.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(said).toHaveText('Kept as “Yard”, with its picture.')
  const download = page.waitForEvent('download')
  await calculator.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  await fields.getByRole('button', { name: 'Take it away' }).click()
  await expect(picture).toHaveCount(0)

  await page.reload()
  await page.locator('[data-field="length-0"]').focus()
  await calculator.getByRole('button', { name: 'Yard', exact: true }).click()
  await expect(picture).toHaveCSS('opacity', '0.8')
  await expect(fields.getByLabel('Print it')).toBeChecked()
  await isInPlace()
  await expect(page.locator('[data-field="material"]')).toHaveValue('vinyl')
  // Kept once more without the picture, which a reload has lost, it still has the picture that it had.
  await page.reload()
  await page.locator('[data-field="length-0"]').focus()
  await calculator.locator('[data-plan-name]').fill('Yard')
  await calculator.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(said).toHaveText('Kept as “Yard”.')
  await calculator.getByRole('button', { name: 'Yard', exact: true }).click()
  await expect(picture).toBeVisible()
  await calculator.getByRole('button', { name: 'Delete Yard' }).click()
  await expect(said).toHaveText('Deleted.')
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('fence-pictures')
        open.onsuccess = () => {
          const count = open.result.transaction('by-plan').objectStore('by-plan').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )
  expect(left).toBe(0)
  await page.goto('/fence-calculator')
  await page.locator('[data-field="length-0"]').focus()
  await calculator.getByText('More: permit sketch').click()
  await calculator.locator('[data-file]').setInputFiles(file)
  await expect(picture).toBeVisible()
  await isInPlace()
  // A picture that cannot be read is taken out of the plan.
  const broken = { ...JSON.parse(await readFile(file, 'utf8')), picture: { jpeg: '!', x: 0, y: 0, wide: 9 } }
  await calculator.locator('[data-file]').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(broken)),
  })
  await expect(said).toHaveText('Opened “plan.json”, but its picture could not be read.')
  await expect(picture).not.toBeVisible()
  expect(complaints).toEqual([])
})

test('the picture under the plan moves by hand and by numbers, turns, and is kept so', async ({ page }) => {
  await putLotInPlan(page)
  const calculator = page.locator('fence-calculator')
  const fields = calculator.getByRole('group', { name: 'The picture under the plan' })
  const canvas = calculator.locator('[data-picture-sheet] canvas')
  const plan = calculator.locator('[data-drawing=plan]')
  /** On the drawing, wherever the page is scrolled to. */
  const boxOf = () =>
    canvas.evaluate((canvas) => {
      const plan = canvas.parentElement?.getBoundingClientRect()
      const { x, y, width } = canvas.getBoundingClientRect()
      return { x: x - (plan?.x ?? NaN), y: y - (plan?.y ?? NaN), width }
    })
  await plan.scrollIntoViewIfNeeded()

  const before = await boxOf()
  // The picture is 120 ft wide, but for how well its scale was tapped.
  const perFoot = before.width / 120
  await fields.getByLabel('Right').fill('6')
  await fields.getByLabel('Down').fill('-3')
  const after = await boxOf()
  expect((after.x - before.x) / perFoot).toBeCloseTo(6, 0)
  expect((after.y - before.y) / perFoot).toBeCloseTo(-3, 0)

  const address = page.url()
  await fields.getByLabel('Move it').check()
  await plan.evaluate((plan) => plan.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const middle = await plan.boundingBox()
  if (!middle) throw new Error('The plan is not shown')
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 20, y + 10)
  await page.mouse.move(x - 40, y + 20)
  await page.mouse.up()
  const dragged = await boxOf()
  expect(dragged.x - after.x).toBeCloseTo(-40, 0)
  expect(dragged.y - after.y).toBeCloseTo(20, 0)
  expect(Number(await fields.getByLabel('Right').inputValue())).toBeCloseTo(6 - 40 / perFoot, 0)
  // The fence stays, and moves again when the picture does not.
  expect(page.url()).toBe(address)
  await fields.getByLabel('Move it').uncheck()
  await expect(plan).not.toHaveCSS('pointer-events', 'none')

  await fields.getByLabel('Turned').fill('12.5')
  await expect(canvas).toHaveCSS('rotate', '12.5deg')
  const turned = await boxOf()
  await calculator.getByText('More: permit sketch').click()
  await calculator.locator('[data-plan-name]').fill('Turned')
  await calculator.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(calculator.getByRole('status')).toHaveText('Kept as “Turned”, with its picture.')
  await page.reload()
  await page.locator('[data-field="length-0"]').focus()
  await calculator.getByRole('button', { name: 'Turned', exact: true }).click()
  await expect(canvas).toHaveCSS('rotate', '12.5deg')
  await expect(fields.getByLabel('Turned')).toHaveValue('12.5')
  const opened = await boxOf()
  for (const name of ['x', 'y', 'width'] as const)
    expect(Math.abs(opened[name] - turned[name])).toBeLessThan(2)
})

test('keys alone trace a line and take it back', { tag: '@desktop' }, async ({ page }) => {
  const tool = await openPicture(page, await plat().png().toBuffer())
  await tool.getByLabel('Fence', { exact: true }).check()
  await page.getByRole('application', { name: /^The picture/ }).focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const marks = page.locator('[data-kind=fence] text')
  await expect(marks).toHaveText(['1', '2'])
  await page.keyboard.press('Backspace')
  await expect(marks).toHaveText(['1'])
  await tool.getByRole('button', { name: 'Put it into the plan' }).click()
  await expect(tool.getByText('Set the scale first: tap both ends')).toBeVisible()
})

test('a picture stands as its camera was held, and turns', { tag: '@desktop' }, async ({ page }) => {
  const buffer = await plat(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const tool = await openPicture(page, buffer, 'image/jpeg', 'photo.jpg')
  const canvas = tool.locator('canvas')
  const ratio = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.width / drawn.height)
  await expect.poll(ratio).toBeCloseTo(2 / 3, 2)
  await tool.getByRole('button', { name: 'Turn' }).click()
  await expect.poll(ratio).toBeCloseTo(3 / 2, 2)
})

test(
  'what is no picture is refused in words, and the one there stays',
  { tag: '@desktop' },
  async ({ page }) => {
    const tool = await openPicture(page, await plat().png().toBuffer())
    const file = tool.getByLabel('The picture: ')
    for (const [name, mimeType, bytes, said] of [
      ['survey.pdf', 'application/pdf', '%PDF-1.7', 'take a screenshot'],
      ['lot.heic', 'image/heic', 'ftypheic', 'JPEG, PNG, WebP and AVIF work'],
      ['cut.png', 'image/png', '', 'This file is empty'],
    ] as const) {
      await file.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
      await expect(tool.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(tool.locator('canvas')).toBeVisible()
    }
  },
)
