import { expect, test, type Page, type Request } from '@playwright/test'
import { translate } from '../lib/translate.mjs'
import { childPages, firstGuides } from '../../content/model/pages/page-registry'
import { collectComplaints } from './lib/console'
import { content as typesOfFences } from '../../content/model/pages/types-of-fences'
import { playRecordedIndex } from './lib/search-index'
import { hydrate } from './lib/hydrate'
import { headerPages } from './lib/routes'
import { input, results, search } from './lib/search-dialog'
import { newGate } from './lib/gate'

const loading = (page: Page) => search(page).locator('p', { hasText: 'Loading the search …' })

const [wooden] = typesOfFences().fenceTypes
const [repair] = childPages('/installation-maintenance/care-and-repair')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playRecordedIndex(page)
})

async function openSearch(page: Page) {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test('Ctrl+K opens it, the input has focus, Esc closes it and gives focus back', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const button = page.getByRole('button', { name: 'Search' })
  await button.focus()

  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a reader who is faster than the focus on the input keeps theirs', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const isKept = await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('#search')
    const close = dialog?.querySelector<HTMLButtonElement>('button[aria-label^="Close"]')
    dialog?.showModal()
    await new Promise((resolve) => setTimeout(resolve))
    close?.focus()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return close !== null && document.activeElement === close
  })
  expect(isKept).toBe(true)
})

test('opening it loads at most 32 KB of code and index @desktop', async ({ page }) => {
  await page.context().unrouteAll()
  await page.goto('/')
  await hydrate(page)
  const files: Request[] = []
  page.on('request', (request) => {
    const isIndex = request.url().endsWith('/search-index.json')
    if (isIndex || request.resourceType() === 'script') files.push(request)
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gate')
  await expect(results(page).first()).toBeVisible()

  expect(files.length).toBeGreaterThan(1)
  const sizes = await Promise.all(files.map((file) => file.sizes()))
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(total).toBeLessThan(32 * 1024)
})

test('results appear while typing, a typo is corrected and matches are marked', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('leening fen')

  await expect(results(page).first()).toHaveAttribute('href', '/installation-maintenance#leaning-fence')
  await expect(results(page).first().locator('mark').first()).toBeVisible()
  await expect(search(page).getByRole('status')).toHaveText(/\d+ results? for leening fen/)
})

test('words that no page has are named, to see and to hear, and nothing unlike them is offered', async ({
  page,
}) => {
  await openSearch(page)
  for (const [words, unknown] of [
    ['discontinued vinyl fence', 'discontinued'],
    ['code violation fence', 'violation'],
  ]) {
    await input(page).fill(words ?? '')
    const line = search(page).getByText(/^No page mentions/)
    await expect(line).toHaveText(`No page mentions ${unknown}`)
    await expect(line.locator('em')).toHaveText(unknown ?? '')
    await expect(search(page).getByRole('status')).toHaveText(
      new RegExp(`results? for ${words}\\. No page mentions ${unknown}$`),
    )
    await expect(search(page).getByText('Did you mean')).toBeHidden()
  }
  await input(page).fill('vinyl fence')
  await expect(results(page).first()).toBeVisible()
  await expect(search(page).getByText(/^No page mentions/)).toBeHidden()
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
  await expect(search(page)).toBeHidden()
})

test('the last words of a visit are offered again, marked, so that one key replaces them', async ({
  page,
}) => {
  await openSearch(page)
  await page.keyboard.insertText('fences in film')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/history#film')
  await page.goto('/terms')
  await hydrate(page)

  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('fences in film')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.type('g')
  await expect(input(page)).toHaveValue('g')
})

for (const [way, target] of [
  ['another page', 'fences in film'],
  ['a section of the same page', 'disclaimer'],
  ['a page that is loaded in full', 'phone number'],
] as const) {
  test(`the way back from ${way} leads to the results, and from there to the page`, async ({ page }) => {
    await page.goto('/terms')
    await hydrate(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(target)
    await results(page).first().click()
    await expect(search(page)).toBeHidden()
    await expect(page).not.toHaveURL('/terms')

    await page.goBack()
    await expect(search(page)).toBeVisible()
    await expect(input(page)).toHaveValue(target)
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(page).toHaveURL('/terms')
    await page.reload()
    await hydrate(page)
    await expect(search(page)).toBeHidden()
  })
}

test('search engines are told the address that searches', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [template = ''] = data.flatMap((json) => /"urlTemplate":"([^"]+)"/.exec(json)?.[1] ?? [])
  const { pathname, search } = new URL(template.replace('{search_term_string}', 'gate'))
  await page.goto(pathname + search)
  await expect(input(page)).toHaveValue('gate')
})

test('?q= opens the search with those words on any page', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/installation-maintenance/how-much?q=fences+in%20film')
  await expect(input(page)).toHaveValue('fences in film')
  await expect(results(page).first()).toHaveAttribute('href', '/history#film')
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\?/)
  expect(complaints).toEqual([])
})

test('a button clears the words, and leaves the focus in the box @phone', async ({ page }) => {
  await openSearch(page)
  const clear = search(page).getByRole('button', { name: 'Clear', exact: true })
  await expect(clear).toBeHidden()
  await page.keyboard.insertText('gate')
  const box = await clear.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await page.keyboard.press('Tab')
  await expect(clear).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page)).toHaveValue('')
  await expect(input(page)).toBeFocused()
  await expect(clear).toBeHidden()
  await expect(search(page).getByText('Press ESC to close')).toBeHidden()
})

test('its button goes to the first result, too', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('fences in film')
  const button = search(page).getByRole('button', { name: 'Search', exact: true })
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await button.click()
  await expect(page).toHaveURL('/history#film')
})

test('arrow keys move through the results, Enter follows the focused one', async ({ page }) => {
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

test('popular pages are listed before typing and when nothing is found, the guides first', async ({
  page,
}) => {
  await openSearch(page)
  const links = search(page).locator('section').first().getByRole('link')
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const guides = headerPages.flatMap(({ path }) => firstGuides(path).slice(0, 5)).map(({ path }) => path)
  expect(hrefs.slice(0, guides.length)).toEqual(guides)
  expect(new Set(hrefs).size).toBe(hrefs.length)
  await expect(search(page).getByRole('link', { name: repair?.label ?? '' })).toBeVisible()

  await page.keyboard.type('qqqzzz')
  await expect(search(page)).toContainText('Nothing found for “qqqzzz”.')
  await expect(search(page).getByRole('link', { name: wooden?.title ?? '' })).toBeVisible()
})

test('an index that fails to load shows an error and can be retried, and typed text stays', async ({
  page,
}) => {
  await page.route('**/search-index.json', (route) => route.abort())
  await openSearch(page)
  await page.keyboard.type('vinyl')
  await expect(search(page).getByRole('alert')).toContainText('could not be loaded')
  await expect(input(page)).toHaveValue('vinyl')

  await page.unroute('**/search-index.json')
  await search(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(input(page)).toHaveValue('vinyl')
})

test('a million pasted letters neither block the page nor widen it @both', async ({ page }) => {
  await openSearch(page)
  await input(page).fill('gate')
  await expect(results(page).first()).toBeVisible()
  const times = await input(page).evaluate(async (node: HTMLInputElement) => {
    const milliseconds: number[] = []
    for (const letter of 'xyz') {
      node.value = letter.repeat(1_000_000)
      // Drawing so long a line is the browser's own work.
      node.getBoundingClientRect()
      const start = performance.now()
      node.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
      milliseconds.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return milliseconds
  })

  expect(Math.min(...times)).toBeLessThan(50)
  const words = search(page).locator('p', { hasText: /^Nothing found for “zzz/ })
  expect((await words.textContent())?.length).toBeLessThan(200)
  expect(await search(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('a slow index says so, to see and to hear, then shows an error, and is used when it arrives', async ({
  page,
}) => {
  await page.clock.install()
  const gate = newGate()
  await page.route('**/search-index.json', async (route) => {
    await gate.opened
    await route.fallback()
  })
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.clock.runFor(400)
  await expect(loading(page)).toBeVisible()
  await expect(search(page).getByRole('status')).toHaveText('Loading the search …')
  await input(page).fill('vynil')
  await page.keyboard.press('Enter')
  await page.clock.runFor(10_000)
  await expect(search(page).getByRole('alert')).toContainText('could not be loaded')
  await expect(loading(page)).toBeHidden()
  await expect(search(page)).toBeVisible()
  await expect(input(page)).toHaveValue('vynil')

  gate.open()
  await expect(results(page).first()).toContainText(/vinyl/i)
  await expect(search(page).getByRole('alert')).toBeHidden()
})

test('Enter waits for the index, and does not navigate once the dialog is closed', async ({ page }) => {
  const gate = newGate()
  await page.route('**/search-index.json', async (route) => {
    await gate.opened
    await route.fallback()
  })
  await openSearch(page)
  await page.keyboard.type('fences in film')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  const response = page.waitForResponse('**/search-index.json')
  gate.open()
  await response
  await page.keyboard.press('Control+k')

  await expect(results(page).first()).toHaveAttribute('href', '/history#film')
  await expect(input(page)).toHaveValue('fences in film')
  await expect(page).toHaveURL('/')
})

test('it shows the right text on a page that the browser has translated', async ({ page, context }) => {
  const complaints = collectComplaints(page)
  const plain = await context.newPage()
  await plain.emulateMedia({ reducedMotion: 'reduce' })
  await openSearch(plain)
  await openSearch(page)
  await page.evaluate(translate, '')
  await expect(page.locator('#search font').first()).toBeAttached()

  for (const words of [
    'gate',
    'qqqzzz gate',
    'gate latc',
    'qqqzzz',
    'stokaadz',
    'post',
    'gate xqzzt',
    '',
    'cedar',
  ]) {
    for (const tab of [page, plain]) await input(tab).fill(words)
    for (const tab of [page, plain]) await settled(tab, words)
    expect(await visibleText(page)).toBe(await visibleText(plain))
  }
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeVisible()
  await expect(results(page).first().locator('mark').first()).toHaveText(/cedar/i)
  expect(complaints).toEqual([])
})

const visibleText = (page: Page) =>
  search(page).evaluate((node) =>
    [...node.querySelectorAll('p, [data-result], h2, li')].map((part) => part.textContent).join('\n'),
  )

/** The announcement comes last. */
async function settled(page: Page, words: string) {
  if (words === '') await expect(search(page).getByRole('link', { name: repair?.label ?? '' })).toBeVisible()
  else
    await expect(search(page).getByRole('status')).toHaveText(
      new RegExp(`results? for ${words}(?:\\. No page .*)?$`),
    )
}

for (const name of ['menu', 'search']) {
  test(`printing with the ${name} open prints the page only`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/contact')
    await hydrate(page)
    const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length
    const before = await sheets()
    await page.evaluate((id) => document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal(), name)

    expect(await sheets()).toBe(before)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(`#${name}`)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
    await page.emulateMedia({ media: null })
    await expect(page.locator(`#${name}`)).toBeVisible()
  })
}
