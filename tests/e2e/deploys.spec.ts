import { expect, test, type Page } from '@playwright/test'
import { playRecordedIndex } from './lib/search-index'
import { unhydrated } from './lib/hydrate'
import { input, results, search, searchButton } from './lib/search-dialog'

// A page whose build has been replaced on the server. With two real builds, in three engines: tests/engines/deploys.

const announced = (page: Page) => page.locator('[data-live-region][data-fault]')

const islandFiles = '**/loader/islands-*.js'

/**
 * Serves a page of an earlier build: the file that it names is missing.
 * @returns replaces it by the build that is
 */
async function serveOldBuild(page: Page, path: string, missing = /islands-\w+/): Promise<() => void> {
  let isReplaced = false
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const old = html.replace(missing, '$&OLD')
    await route.fulfill({ response: answer, body: isReplaced ? html : old })
  })
  return () => {
    isReplaced = true
  }
}

/** Counts the documents that a tab has loaded. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  return () => count
}

// A page may have requests under way when its test ends: an answer that comes too late fails no test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playRecordedIndex(page)
})

test('a page whose style sheet is gone is loaded again, once', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.isNavigationRequest())))
  const replace = await serveOldBuild(page, '/types-of-fences/pool', /styles-\w+(?=\.css)/)
  await page.route('**/loader/styles-*OLD.css', (route) => {
    replace()
    return route.fulfill({ status: 404, contentType: 'text/html', body: '' })
  })
  await page.goto('/types-of-fences/pool')

  const rules = () => page.evaluate(() => document.styleSheets.item(1)?.cssRules.length)
  await expect.poll(rules).toBeGreaterThan(100)
  expect(asked).toBe(2)
})

test('a press that takes longer than the reload would is not lost', async ({ page }) => {
  const documents = countDocuments(page)
  const replace = await serveOldBuild(page, '/books')
  await page.goto('/books')
  replace()
  await searchButton(page).hover()
  const asked = page.waitForResponse('**/books')
  await page.mouse.down()
  await asked
  await page.waitForTimeout(300)
  expect(documents()).toBe(1)
  await page.mouse.up()

  await expect(search(page)).toBeVisible()
  await expect(input(page)).toBeFocused()
  expect(documents()).toBe(2)
})

test('play is replayed on the page after the reload', async ({ page }) => {
  const replace = await serveOldBuild(page, '/radio')
  await page.goto('/radio')
  replace()
  await page.getByRole('button', { name: 'Play', exact: true }).click()

  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('a page that fails again after its reload reports it, and does not reload again', async ({ page }) => {
  const documents = countDocuments(page)
  const replace = await serveOldBuild(page, '/books')
  await page.goto('/books')
  replace()
  await page.route(islandFiles, (route) => route.abort())
  await searchButton(page).click()

  await expect(announced(page)).toContainText('did not load')
  await searchButton(page).click()
  await expect(search(page)).toBeVisible()
  expect(documents()).toBe(2)
})

test('a missing search engine reloads the page as well', async ({ page }) => {
  const documents = countDocuments(page)
  await page.goto('/books')
  await page.locator('header [commandfor="search"]').dispatchEvent('pointerdown')
  await expect(unhydrated(page)).toHaveCount(0)
  let isGone = true
  await page.route('**/search-index.json', (route) => (isGone ? route.abort() : route.fallback()))
  // On the server the page is another one now.
  await page.route('**/books', async (route) => {
    const answer = await route.fetch()
    const isReload = route.request().isNavigationRequest()
    isGone &&= !isReload
    const html = await answer.text()
    await route.fulfill({
      response: answer,
      body: isReload ? html : html.replace(/islands-\w+/, 'islands-OLD'),
    })
  })
  await input(page).evaluate((element: HTMLInputElement) => (element.value = 'cedar'))
  await searchButton(page).click()

  await expect(results(page).first()).toBeVisible()
  await expect(input(page)).toHaveValue('cedar')
  expect(documents()).toBe(2)
})

for (const [name, prepare] of [
  ['the build is still the same', async () => {}],
  ['the server is down as well', (page: Page) => page.route('**/books', (route) => route.abort())],
  [
    'storage is refused, which guards against reloading for ever',
    (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }),
  ],
] as const) {
  test(`no reload if ${name}: text and page stay, and Enter stays on this site`, async ({ page }) => {
    const documents = countDocuments(page)
    await page.goto('/books')
    await page.route(islandFiles, (route) => route.abort())
    await prepare(page)
    await searchButton(page).click()
    await page.keyboard.type('cedar')
    await expect(announced(page)).toContainText('did not load')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)

    await expect(page).toHaveURL('/books')
    await expect(input(page)).toHaveValue('cedar')
    expect(documents()).toBe(1)
  })
}

test('what no reader asked for fails silently', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.clock.install()
  await page.goto('/')
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.clock.runFor(20_000)

  await expect.poll(() => errors.join()).toContain('Failed to fetch dynamically imported module')
  await expect(announced(page)).toHaveCount(0)
  await expect(unhydrated(page)).not.toHaveCount(0)
})

test('hostile values in storage do nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const value of ['null', '7', '{', '["__proto__"]', '[{},{},{}]', '["search",["x"],"</script>"]']) {
    await page.goto('/books')
    await page.evaluate((text) => sessionStorage.setItem('resume', text), value)
    await page.reload()
    await expect(unhydrated(page)).toHaveCount(0)
  }
  expect(errors).toEqual([])
})
