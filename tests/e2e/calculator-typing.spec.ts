import { expect, test, type Page } from '@playwright/test'
import { button, calculator, field, numeral, open, path, yard } from './lib/calculator'

// What is typed counts amid the keys, and leaving a field costs no press.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Longer than what is typed waits to count, and to be written. */
const longer = 800

/** By keys, without leaving the field. */
async function typeIn(page: Page, name: string, text: string) {
  await field(page, name).selectText()
  await field(page, name).pressSequentially(text)
}

const placeOf = async (page: Page) => Number((await button(page, 'Add a side').boundingBox())?.y)

test('a typed length counts while its field is still being typed in, as one step', async ({ page }) => {
  await page.goto(`${path}?v=2&fence=wood&at=0.0_1440.0&side=rack_696.48.1.in.start&frost=42`)
  await expect(numeral(page, 'posts')).toHaveText('18')
  const gate = await page.locator('[data-grip^=gate]').getAttribute('aria-label')
  await typeIn(page, 'length-0', '1')
  // Too short for the gate: no plan yet, and no fault.
  await page.waitForTimeout(longer)
  await expect(numeral(page, 'posts')).toHaveText('18')
  await field(page, 'length-0').pressSequentially('5')
  await expect(numeral(page, 'posts')).not.toHaveText('18')
  await field(page, 'length-0').pressSequentially('0')
  await expect(numeral(page, 'posts')).toHaveText('21')
  await expect(field(page, 'length-0')).toBeFocused()
  await expect(field(page, 'length-0')).toHaveValue('150')
  await expect.poll(() => page.url()).toContain('at=0.0_1800.0')
  // The 15 ft in between have moved it for no longer than they stood there.
  expect(await page.locator('[data-grip^=gate]').getAttribute('aria-label')).toBe(gate)
  await field(page, 'length-0').press('Tab')
  await expect(field(page, 'length-0')).toHaveValue('150 ft')
  await button(page, 'Undo').click()
  await expect(field(page, 'length-0')).toHaveValue('120 ft')
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
})

test('what is half typed turns nothing red; once it is left, it says what is wrong', async ({ page }) => {
  await open(page)
  const posts = await numeral(page, 'posts').textContent()
  await typeIn(page, 'length-0', '58 ft 6 x')
  await page.waitForTimeout(longer)
  await expect(calculator(page).locator('[aria-invalid]')).toHaveCount(0)
  await field(page, 'length-0').press('Tab')
  await expect(field(page, 'length-0')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'length-0')).toHaveValue('58 ft 6 x')
  await typeIn(page, 'length-0', '120')
  await expect(field(page, 'length-0')).not.toHaveAttribute('aria-invalid')
  await expect(numeral(page, 'posts')).toHaveText(`${posts}`)
})

test('a number alone moves no button', async ({ page }) => {
  await page.goto(path)
  await field(page, 'height').focus()
  for (const query of ['', yard]) {
    if (query) await open(page, query)
    const place = await placeOf(page)
    for (const length of ['180', '110', '300']) {
      const before = await page.locator('[data-drawing=front]').getAttribute('viewBox')
      await typeIn(page, 'length-0', length)
      await expect(page.locator('[data-drawing=front]')).not.toHaveAttribute('viewBox', `${before}`)
      // Drawings are a whole number high.
      expect(Math.abs((await placeOf(page)) - place)).toBeLessThan(1)
    }
  }
})

test('"Add a side" is pressed wherever it is hit, also right after a length is typed', async ({ page }) => {
  await open(page)
  const sides = page.locator('[data-drawing=plan] [data-side]')
  let count = await sides.count()
  let chosen = 0
  // Of two lengths, the drawings of which are not equally high.
  for (const [index, share] of [0.06, 0.25, 0.5, 0.75, 0.94].entries()) {
    for (const wait of [0, longer]) {
      await typeIn(page, `length-${chosen}`, index % 2 ? '20' : '150')
      await button(page, 'Add a side').evaluate((button) => button.scrollIntoView({ block: 'center' }))
      await page.waitForTimeout(wait)
      const box = await button(page, 'Add a side').boundingBox()
      if (!box) throw new Error('The button is not drawn')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * share)
      await page.mouse.down()
      await page.waitForTimeout(80)
      await page.mouse.up()
      chosen = count
      count += 1
      await expect(sides).toHaveCount(count)
    }
  }
})
