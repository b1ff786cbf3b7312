import { expect, test, type Page } from '@playwright/test'
import { translate } from '../lib/translate.mjs'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'

const path = '/fence-calculator'

const lot = (page: Page) => page.locator('lot-by-tape')
const verdict = (page: Page) => lot(page).locator('[data-verdict]')
const plan = (page: Page) => page.locator('fence-calculator [data-drawing=plan]')
const press = (page: Page, name: string) =>
  lot(page).getByRole('button', { name, exact: true }).press('Enter')

/** Opens it by keyboard, and leaves the focus on the first field. */
async function open(page: Page, query = '') {
  await page.goto(path + query)
  await lot(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(lot(page).getByLabel('1 to 2', { exact: true })).toBeVisible()
}

/** Types one length after the other, as Tab leads to them. */
async function type(page: Page, lengths: readonly string[]) {
  await lot(page).getByLabel('1 to 2', { exact: true }).focus()
  for (const length of lengths) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(length)
    await page.keyboard.press('Tab')
  }
}

const five = [
  '82 ft 5 in',
  '61\' 6"',
  '49 ft 8 1/2',
  '20.52 m',
  '71 ft 3',
  '113 ft 2',
  '108 ft 9 1/2',
  '113 ft 4',
]

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a lot entered by keyboard is drawn, judged, and becomes property line and fence; Back undoes both', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await open(page)
  await type(page, five.slice(0, 4))
  await expect(verdict(page)).toHaveText('Still open: side 5 to 1.')
  await type(page, five.slice(0, 6).with(3, '67 feat'))
  await expect(lot(page).getByLabel('4 to 5')).toHaveAccessibleDescription(
    'Enter a length or number, such as 58 ft 6 in.',
  )
  await type(page, five.slice(0, 6))
  await expect(verdict(page)).toContainText('measure 1 to 4.')
  await type(page, five)
  await expect(verdict(page)).toContainText('Your lengths agree as well as a tape can.')
  await expect(lot(page).getByRole('img', { name: 'Your lot from above, with 5 corners' })).toBeVisible()
  await expect(lot(page).getByText('Corner 3 117.')).toBeVisible()
  expect(await axeFaults(page, { within: 'lot-by-tape' })).toEqual([])

  await press(page, 'Use it as my property line')
  await expect(plan(page).getByText('Property line')).toBeVisible()
  await expect(plan(page)).toBeFocused()
  await expect(plan(page)).toBeInViewport()
  await expect(lot(page).getByText('Your lot is the property line of this plan now.')).toBeVisible()
  await expect(plan(page).locator('[data-side]')).toHaveText(['120 ft'])

  await press(page, 'Fence all of it')
  await expect(plan(page).locator('[data-side]')).toHaveText([
    /^1: 82 ft/,
    /^2: 61 ft/,
    /^3/,
    /^4: 67 ft/,
    /^5/,
  ])
  await page.evaluate(() => history.back())
  await expect(plan(page).locator('[data-side]')).toHaveText(['120 ft'])
  await expect(plan(page).getByText('Property line')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(plan(page).getByText('Property line')).toHaveCount(0)
  await expect(page).toHaveURL(/at=0\.0_1440\.0&/)
  // What was typed is still there.
  await expect(verdict(page)).toContainText('Your lengths agree')
  expect(complaints).toEqual([])
})

test('a house goes with the lot, by two lengths a corner', async ({ page }) => {
  await open(page)
  await press(page, 'Show me with an example')
  const corner = (letter: string) => lot(page).getByRole('group', { name: `Corner ${letter}` })
  await expect(corner('D').getByLabel('Measured to')).toHaveValue('4')
  await expect(lot(page).getByText(/^A to B\s44\sft/)).toBeVisible()
  await expect(lot(page).getByRole('img', { name: 'Your lot from above' })).toContainText('D')
  expect(await axeFaults(page, { within: 'lot-by-tape' })).toEqual([])

  await corner('A').getByLabel('A to 1').fill('')
  await page.keyboard.press('Tab')
  await expect(verdict(page)).toContainText('Still open: corner A of the house.')
  await expect(lot(page).getByRole('img', { name: 'Your lot from above' })).not.toContainText('D')
  await corner('A').getByLabel('A to 1').fill('10 ft')
  await page.keyboard.press('Tab')
  await expect(lot(page).getByText('do not meet at corner A of the house')).toBeVisible()
  // Where the focus stays as other fields come.
  await corner('A').getByLabel('Measured to').focus()
  await corner('A').getByLabel('Measured to').selectOption('4')
  await expect(corner('A').getByLabel('Measured to')).toBeFocused()
  await corner('A').getByLabel('A to 5').fill('59 ft 1/2 in.')
  await corner('A').getByLabel('A to 1').fill('34 ft 10 in.')
  await page.keyboard.press('Tab')
  await expect(lot(page).getByText(/^A to B\s44\sft/)).toBeVisible()

  await press(page, 'Use it as my property line')
  await expect(plan(page).getByText('House', { exact: true })).toBeVisible()
  await expect(plan(page).getByText('Property line')).toBeVisible()
})

test('in a translated page the example takes a plan along, and what was typed comes back', async ({
  page,
}) => {
  await open(page, '?v=2&fence=vinyl&at=0.0_960.0&side=rack_0&frost=30')
  await page.evaluate(translate, 'ü')
  const first = page.locator('#fc-lot-1-2')
  await first.fill('12 ft')
  await page.locator('#fc-lot-do-sample').press('Enter')
  await expect(verdict(page)).toContainText('üYour lengths agree')
  await page.locator('#fc-lot-2-5').fill('120 ft')
  await page.locator('#fc-lot-2-5').press('Enter')
  await expect(verdict(page)).toContainText('üYour lengths disagree')
  await page.locator('#fc-lot-open').selectOption('4')
  await page.locator('#fc-lot-do-fence-but').press('Enter')
  await expect(plan(page).locator('[data-side]')).toHaveCount(4)
  await expect(page).toHaveURL(/fence=vinyl&at=[^&]+(?:&side=rack_0){4}&frost=30&house=[^&]+$/)
  await page.locator('#fc-lot-do-sample').press('Enter')
  await expect(first).toHaveValue('12 ft')
  await expect(verdict(page)).toContainText('üStill open: sides 2 to 3, 3 to 4, 4 to 5 and 5 to 1.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('it says so, and offers nothing that would do nothing', async ({ page }) => {
    await page.goto(path)
    await lot(page).locator('summary').click()
    const note = lot(page).locator('noscript')
    expect(await note.evaluate((node) => node.textContent)).toContain('need JavaScript')
    expect((await note.boundingBox())?.height).toBeGreaterThan(10)
    await expect(lot(page).locator('input, select, button')).toHaveCount(0)
  })
})
