import { expect, test, type Page, type Route } from '@playwright/test'
import { hydrate } from './lib/hydrate'
import { collectShifts } from './lib/shifts'
import { playRecordedFiles, recordedTexts } from './lib/search-index'

// The index has the beginnings of texts only. The whole texts are a file of their own, fetched after the first
// letter: the search must be as good as it can be with, before and without them.

const dialog = (page: Page) => page.getByRole('dialog', { name: /search/i })
const input = (page: Page) => page.getByPlaceholder('Search for fences...')
const results = (page: Page) => dialog(page).locator('[data-result]')
const status = (page: Page) => dialog(page).getByRole('status')
const hrefs = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Words that only whole texts have. */
const deepWord = 'turnbuckle'

const queries = [
  'cedar fence cost',
  'pool fence',
  'how deep should posts be',
  'gate',
  'leaning fence',
  'stain',
  'concrete',
  'permit',
  'vinyl',
]

/** What each result is, and where it stands. */
const places = (page: Page) =>
  results(page).evaluateAll((links) =>
    links.map((link) => {
      const { top, left, width, height } = link.getBoundingClientRect()
      return [link.getAttribute('href'), top, left, width, height]
    }),
  )

const giveTexts = (route: Route) => route.fulfill({ json: recordedTexts })

/** Texts that are held back until they are released. */
async function holdTexts(page: Page, answer = giveTexts) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  let requests = 0
  await playRecordedFiles(page, async (route) => {
    requests += 1
    await gate
    await answer(route)
  })
  return { release: () => release(), requests: () => requests }
}

async function openSearch(page: Page) {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('beginnings answer at once, and late texts refresh the list in place', async ({ page }) => {
  const texts = await holdTexts(page)
  await openSearch(page)
  await page.keyboard.type('latch')
  await expect(status(page)).toHaveText('2 results for latch')
  await input(page).evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 3))
  const first = await results(page).first().elementHandle()

  texts.release()
  await expect(results(page)).toHaveCount(6)
  await expect(status(page)).toHaveText('6 results for latch')
  await expect(input(page)).toBeFocused()
  expect(
    await input(page).evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]),
  ).toEqual([1, 3])
  // The same element, and not another that looks alike.
  expect(
    await results(page)
      .first()
      .evaluate((link, before) => link === before, first),
  ).toBe(true)
})

test('late texts that change no count are not announced', async ({ page }) => {
  const texts = await holdTexts(page)
  await openSearch(page)
  await page.keyboard.type('cedar')
  await expect(status(page)).toHaveText('1 result for cedar')
  await status(page).evaluate((region) => {
    new MutationObserver(() => (region.dataset['said'] = 'again')).observe(region, { childList: true })
  })
  const excerpt = results(page).first().locator('span').last()
  const before = await excerpt.textContent()

  texts.release()
  await expect(excerpt).not.toHaveText(before ?? '')
  // Announcements wait 400 ms for the reader to stop typing.
  await page.waitForTimeout(700)
  await expect(status(page)).not.toHaveAttribute('data-said')
})

// The site's own files: what its readers meet.
test('late texts move no result, and change the place of none @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const shifts = await collectShifts(page)
  let release = () => {}
  await page.route('**/search-texts.json', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  const faults: unknown[] = []
  let moreThanBefore = 0
  for (const words of queries) {
    await page.goto('/terms')
    await hydrate(page)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await page.keyboard.insertText(words)
    await expect(status(page)).toHaveText(new RegExp(`results? for ${words}$`))
    const before = await places(page)
    const heard = await status(page).textContent()
    const shiftsBefore = await shifts()

    const response = page.waitForResponse('**/search-texts.json')
    release()
    await response
    await expect(status(page))
      .not.toHaveText(heard ?? '', { timeout: 1500 })
      .catch(() => undefined)
    const after = await places(page)
    moreThanBefore += after.length - before.length
    const moved = before.filter((place, index) => JSON.stringify(place) !== JSON.stringify(after[index]))
    const added = JSON.stringify(await shifts()) === JSON.stringify(shiftsBefore) ? 'none' : 'some'
    if (moved.length > 0 || added !== 'none') faults.push({ words, moved, shifts: await shifts() })
  }
  expect(faults).toEqual([])
  expect(moreThanBefore).toBeGreaterThan(0)
})

test('Enter goes to the first result that is shown, also when late texts know a better one', async ({
  page,
}) => {
  const texts = await holdTexts(page)
  await openSearch(page)
  await page.keyboard.insertText('latch')
  await expect(results(page)).toHaveCount(2)
  const [first] = await hrefs(page)
  texts.release()
  await expect(results(page)).toHaveCount(6)
  expect((await hrefs(page))[0]).toBe(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first ?? '')
})

test('where the beginnings hold nothing, it says so only when the whole texts hold nothing either', async ({
  page,
}) => {
  const texts = await holdTexts(page)
  await openSearch(page)
  await page.keyboard.type(deepWord)
  await expect(dialog(page)).toContainText(`Looking for “${deepWord}” …`)
  await page.waitForTimeout(700)
  await expect(status(page)).not.toContainText('result')

  texts.release()
  await expect(results(page)).toHaveCount(1)
  await expect(status(page)).toHaveText(`1 result for ${deepWord}`)
  await input(page).fill('qqqzzz')
  await expect(dialog(page)).toContainText('Nothing found for “qqqzzz”.')
})

test('Enter does not navigate by words that are no longer there', async ({ page }) => {
  const texts = await holdTexts(page)
  await openSearch(page)
  await page.keyboard.type(deepWord)
  await page.keyboard.press('Enter')
  await input(page).fill('cedar')
  texts.release()
  await expect(results(page)).toHaveCount(1)
  await page.waitForTimeout(300)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('offline after its opening, the search answers from the beginnings', async ({ page }) => {
  await playRecordedFiles(page, (route) => route.abort('internetdisconnected'))
  await openSearch(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.keyboard.type('leaning')
  await expect(results(page).first()).toHaveAttribute('href', '/installation-maintenance#leaning-fence')
  await expect(dialog(page).getByRole('alert')).toBeHidden()
})
