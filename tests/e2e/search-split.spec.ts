import { expect, test, type Page } from '@playwright/test'
import recorded from '../fixtures/search-documents.json' with { type: 'json' }
import { splitIndex } from '../lib/split-index'
import { hydrate } from './lib/hydrate'
import { collectShifts } from './lib/shifts'
import { input, results, search } from './lib/search-dialog'
import { newGate } from './lib/gate'

// The search comes in parts: the pages first, and sections when a query has their words. It must be as good as it can be
// with, before and without them.

const partFiles = '**/_next/static/loader/search-*.json'
const { index, words, groups } = splitIndex(recorded, 6000, 6000)
/** Results that have been there for so long keep their places: components/search/dialog/use-steady-answer.ts. */
const settle = (page: Page) => page.waitForTimeout(1000)
const status = (page: Page) => search(page).getByRole('status')

/** A word that only a section has. */
const deepWord = 'turnbuckle'

/** Serves the parts, once the gate is open, and tells which were asked for. */
async function serveParts(page: Page, opened = Promise.resolve()) {
  const asked: string[] = []
  await page.route('**/search-index.json', (route) => route.fulfill({ json: index }))
  for (const [address, json] of [...words, ...groups])
    await page.route(`**${address}`, async (route) => {
      asked.push(address)
      await opened
      await route.fulfill({ json })
    })
  return asked
}

async function openSearch(page: Page, path = '/') {
  await page.goto(path)
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('parts of the search are fetched for the words that are typed, once, and hold the right section', async ({
  page,
}) => {
  const asked = await serveParts(page)
  await openSearch(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const [group] = [...groups].find(([, sections]) => JSON.stringify(sections).includes(deepWord)) ?? []
  await page.keyboard.insertText(deepWord)
  await expect(results(page).first()).toHaveAttribute('href', '/installation-maintenance#gate-issues')
  expect(asked).toContain(group)
  expect(asked.length).toBeLessThan(groups.size + 1)
  expect(asked.filter((address) => words.has(address))).toHaveLength(1)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/installation-maintenance#gate-issues')
  expect(new Set(asked).size).toBe(asked.length)
})

test('where a part does not come, pages still answer, and no fault is shown', async ({ page }) => {
  await serveParts(page)
  await page.route(partFiles, (route) => route.abort('internetdisconnected'))
  await openSearch(page)
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.insertText('history')
  await failed
  await expect(results(page).first()).toHaveAttribute('href', /^\/history/)
  await expect(search(page).getByRole('alert')).toBeHidden()
})

test('late parts refresh the list in place, and Enter goes to the first that is shown', async ({ page }) => {
  const gate = newGate()
  await serveParts(page, gate.opened)
  await openSearch(page)
  await page.keyboard.type('gate')
  await expect(status(page)).toHaveText('2 results for gate')
  await settle(page)
  await input(page).evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 3))
  const first = await results(page).first().elementHandle()

  gate.open()
  await expect(status(page)).toHaveText('6 results for gate')
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

  // It was the page, and is its section now.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/installation-maintenance#gate-issues')
})

test('late parts that change no count are not announced', async ({ page }) => {
  const gate = newGate()
  await serveParts(page, gate.opened)
  await openSearch(page)
  await page.keyboard.type('donate')
  await expect(status(page)).toHaveText('1 result for donate')
  await status(page).evaluate((region) => {
    new MutationObserver(() => (region.dataset['said'] = 'again')).observe(region, { childList: true })
  })

  const group = page.waitForResponse('**/search-group-*')
  gate.open()
  await group
  // Announcements wait 400 ms for the reader to stop typing.
  await page.waitForTimeout(700)
  await expect(status(page)).not.toHaveAttribute('data-said')
})

/** The page of each result, and where it stands. */
const places = (page: Page) =>
  results(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => {
      const { top, left, width, height } = link.getBoundingClientRect()
      return [new URL(link.href).pathname, top, left, width, height]
    }),
  )

// The site's own files: what its readers meet.
test('late parts move no result, and change the place of none @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const shifts = await collectShifts(page)
  let gate = newGate()
  await page.route(partFiles, async (route) => {
    await gate.opened
    await route.continue()
  })
  const faults: unknown[] = []
  let moreThanBefore = 0
  for (const words of [
    'cedar fence cost',
    'pool fence',
    'gate',
    'leaning fence',
    'stain',
    'permit',
    'vinyl',
  ]) {
    gate = newGate()
    await openSearch(page, '/terms')
    await page.keyboard.insertText(words)
    await expect(status(page)).toHaveText(new RegExp(`results? for ${words}$`))
    await settle(page)
    const before = await places(page)
    const heard = await status(page).textContent()
    const shiftsBefore = await shifts()

    const group = page.waitForResponse('**/search-group-*')
    gate.open()
    await group
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

test('what a section is also called leads to it, also where its text comes late', async ({ page }) => {
  const address = '/installation-maintenance/outside/shared-fence#who-pays'
  await openSearch(page, '/terms')
  await page.keyboard.insertText('who pays for the fence')
  await expect(results(page).first()).toHaveAttribute('href', address)

  const gate = newGate()
  await page.route(partFiles, async (route) => {
    await gate.opened
    await route.continue()
  })
  await openSearch(page, '/terms')
  await page.keyboard.insertText('who pays for the fence')
  await expect(status(page)).toHaveText(/results for who pays for the fence$/)
  const row = results(page).and(page.locator(`[href="${address.replace(/#.*/, '')}"]`))
  const place = (await places(page)).findIndex(([path]) => address.startsWith(`${path}#`))
  await expect(row).toHaveCount(1)
  await settle(page)
  gate.open()
  await expect(results(page).nth(place)).toHaveAttribute('href', address)
})

test('where pages hold nothing, it says so only when the parts hold nothing either', async ({ page }) => {
  const gate = newGate()
  await serveParts(page, gate.opened)
  await openSearch(page)
  await page.keyboard.type(deepWord)
  await expect(search(page)).toContainText(`Looking for “${deepWord}” …`)
  await page.waitForTimeout(700)
  await expect(status(page)).not.toContainText('result')

  gate.open()
  await expect(results(page)).toHaveCount(1)
  await expect(status(page)).toHaveText(`1 result for ${deepWord}`)
  await input(page).fill('qqqzzz')
  await expect(search(page)).toContainText('Nothing found for “qqqzzz”.')
})

test('Enter does not navigate by words that are no longer there', async ({ page }) => {
  const gate = newGate()
  await serveParts(page, gate.opened)
  await openSearch(page)
  await page.keyboard.type(deepWord)
  await page.keyboard.press('Enter')
  await input(page).fill('cedar')
  gate.open()
  await expect(results(page)).toHaveCount(1)
  await page.waitForTimeout(300)
  await expect(search(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})
