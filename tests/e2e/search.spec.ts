import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { wake } from './lib/wake'

const dialog = (page: Page) => page.getByRole('dialog', { name: /search/i })
const input = (page: Page) => page.getByPlaceholder('Search for fences...')
const results = (page: Page) => dialog(page).locator('[data-result]')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function openSearch(page: Page) {
  await page.goto('/')
  await wake(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test('Ctrl+K opens it, the input has focus, Esc closes it and gives focus back', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const button = page.getByRole('button', { name: 'Search' })
  await button.focus()

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('the index is fetched when the search first opens, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) asked.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(0)

  await page.keyboard.press('Control+k')
  await expect.poll(() => asked.length).toBe(1)
})

test('results come while typing, with a slip forgiven and the match marked', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('leening fen')

  await expect(results(page).first()).toHaveAttribute('href', '/installation-maintenance#leaning-fence')
  await expect(results(page).first().locator('mark').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ results? for leening fen/)
})

test('numbers are matched whole', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('60')
  await expect(dialog(page).locator('mark', { hasText: /^6$/ })).toHaveCount(0)
})

test('Enter logs the words, clears, closes, and goes to the first result', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openSearch(page)
  await page.keyboard.type('fences in film')
  await expect(results(page).first()).toHaveAttribute('href', '/history#film')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/history#film')
  await expect(page.getByRole('heading', { name: 'Fences in film' })).toBeInViewport()
  expect(logged).toContain('fences in film')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('')
})

test('arrow keys walk through the results, Enter goes to the chosen one', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('gate')
  await expect(results(page).nth(1)).toBeVisible()
  const second = await results(page).nth(1).getAttribute('href')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(second ?? '')
})

test('before typing it lists popular pages; without results it says so and lists them again', async ({
  page,
}) => {
  await openSearch(page)
  await expect(dialog(page).getByRole('link', { name: 'Leaning fence' })).toBeVisible()

  await page.keyboard.type('qqqzzz')
  await expect(dialog(page)).toContainText('Nothing found for “qqqzzz”.')
  await expect(dialog(page).getByRole('link', { name: 'Wooden fences' })).toBeVisible()
})

test('an index that does not come is told, can be asked for again, and loses no letter', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort())
  await openSearch(page)
  await page.keyboard.type('vinyl')
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
  await expect(input(page)).toHaveValue('vinyl')

  await page.unroute('**/search-index.json')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(input(page)).toHaveValue('vinyl')
})

test('the open search has no accessibility fault, empty or with results', async ({ page }) => {
  await openSearch(page)
  const faults = async () => (await new AxeBuilder({ page }).include('#search').analyze()).violations
  expect(await faults()).toEqual([])

  await page.keyboard.type('cedar')
  await expect(results(page).first()).toBeVisible()
  expect(await faults()).toEqual([])
})
