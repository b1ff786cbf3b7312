import { expect, test, type Page } from '@playwright/test'
import { content as typesOfFences } from '../../content/model/pages/types-of-fences'
import { collectComplaints } from './lib/console'
import { footerPages, headingOf } from './lib/routes'
import { collectRuntime } from './lib/runtime'
import { playRecordedIndex } from './lib/search-index'
import { startSlowServer, type SlowServer } from './lib/slow-server'
import { unhydrated, hydrate } from './lib/hydrate'
import { input, results, search, searchButton } from './lib/search-dialog'
import { newGate } from './lib/gate'

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
/** The page speaks, or the dialog that lies over it. */
const said = (page: Page) => page.locator('[data-live-region][data-fault]')

const chunkFiles = '**/loader/islands-*.js'

/** Holds React's code back until it is released, like a slow network. */
async function holdChunks(page: Page): Promise<() => void> {
  const gate = newGate()
  await page.route(chunkFiles, async (route) => {
    await gate.opened
    await route.continue()
  })
  return gate.open
}

/** Makes the browser behave like an engine without invoker commands. */
async function forgetCommands(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    // The support for commands cannot be removed, but each command can be cancelled.
    document.addEventListener('command', (event) => event.preventDefault(), true)
  })
}

// A page may have requests under way when its test ends: an answer that comes too late fails no test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playRecordedIndex(page)
})

/** A page that the footer of every other page leads to. */
const last = footerPages.at(-1)?.path ?? '/'

test.describe('before React has hydrated', () => {
  test('the search opens at once, keeps what is typed, and finds results once hydrated', async ({ page }) => {
    const letGo = await holdChunks(page)
    await page.goto('/books')
    await searchButton(page).click()
    await expect(search(page)).toBeVisible()
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('cedar')
    await expect(unhydrated(page)).not.toHaveCount(0)

    letGo()
    await expect(results(page).first()).toBeVisible()
    await expect(input(page)).toHaveValue('cedar')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type(' post')
    await expect(input(page)).toHaveValue('cedar post')
  })

  test('Enter waits for the search, then goes to the first result', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const letGo = await holdChunks(page)
    await page.goto('/books')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('fences in film')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('search')).toHaveAttribute('aria-busy', 'true')

    letGo()
    await expect(page).toHaveURL('/history#film')
    await expect(search(page)).toBeHidden()
    expect(logged.filter((line) => line === 'fences in film')).toHaveLength(1)
  })

  test('Ctrl+K and Meta+K open the search', async ({ page }) => {
    await holdChunks(page)
    await page.goto('/books')
    await page.keyboard.press('Meta+k')
    await expect(search(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeVisible()
  })

  test('a click beside the menu’s links closes it, a link in the search too', async ({ page }) => {
    await holdChunks(page)
    await page.goto('/types-of-fences')
    await searchButton(page).click()
    const [wooden] = typesOfFences().fenceTypes
    await search(page)
      .getByRole('link', { name: wooden?.title ?? '', exact: true })
      .click()

    await expect(page).toHaveURL('/types-of-fences#wooden')
    await expect(search(page)).toBeHidden()
  })

  test('play waits for the player, and asks for the stream once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) asked.push(request.url())
    })
    const letGo = await holdChunks(page)
    await page.goto('/radio')
    await play(page).click()
    await play(page).click()
    expect(asked).toEqual([])

    letGo()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0.5)
    expect(asked).toHaveLength(1)
  })
})

test.describe('before the loader has run', () => {
  test('a click on play shows as pressed, and is replayed once React has hydrated', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) asked.push(request.url())
    })
    const gate = newGate()
    await page.route('**/loader/loader-*.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.goto('/radio', { waitUntil: 'commit' })
    await play(page).click()
    await expect(page.getByText('Starting …')).toBeVisible()
    expect(asked).toEqual([])

    gate.open()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(page.getByText('Starting …')).toBeHidden()
    await expect.poll(() => asked.length).toBe(1)
  })
})

test.describe('while the page is still being parsed', () => {
  let server: SlowServer | undefined
  test.afterEach(() => server?.stop())

  test('the search opens and fetches React, which waits for the rest of the page', async ({
    page,
    baseURL,
  }) => {
    const complaints = collectComplaints(page)
    server = await startSlowServer(`${baseURL}`, '<main')
    await page.goto(`${server.url}/history`, { waitUntil: 'commit' })
    const chunk = page.waitForResponse(chunkFiles)
    await searchButton(page).click()
    await page.keyboard.type('cedar')
    await chunk
    await expect(unhydrated(page)).not.toHaveCount(0)

    server.sendRest()
    await expect(results(page).first()).toBeVisible()
    await expect(input(page)).toHaveValue('cedar')
    await expect(unhydrated(page)).toHaveCount(0)
    await expect(page.locator('footer')).toBeAttached()
    expect(complaints).toEqual([])
  })

  test('play is replayed once, and the stream asked for once', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) asked.push(request.url())
    })
    server = await startSlowServer(`${baseURL}`, '</main>')
    await page.goto(`${server.url}/radio`, { waitUntil: 'commit' })
    await play(page).click()
    await expect(play(page)).toHaveAttribute('aria-busy', 'true')
    expect(asked).toEqual([])

    server.sendRest()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('a link into a tab selects it once it is parsed, and the header turns translucent', async ({
    page,
    baseURL,
  }) => {
    server = await startSlowServer(`${baseURL}`, '</main>')
    await page.goto(`${server.url}/history#resources`, { waitUntil: 'commit' })
    server.sendRest()

    await expect(page.getByRole('radio', { name: 'Resources' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  })
})

test.describe('hydration', () => {
  test('asks for each file once, without an error on the console', async ({ page }) => {
    const complaints = collectComplaints(page)
    const asked = collectRuntime(page)
    await page.goto('/books')
    await hydrate(page)
    await page.waitForLoadState('networkidle')

    expect(asked).toEqual([...new Set(asked)])
    expect(asked.filter((path) => path.includes('/islands-'))).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('nothing is fetched for six seconds, unless somebody touches the page', async ({ page }) => {
    await page.clock.install()
    const asked = collectRuntime(page)
    await page.goto('/')
    await page.clock.runFor(6000)
    await page.waitForLoadState('networkidle')

    expect(asked).toHaveLength(1)
  })

  test('with Save-Data nothing is fetched', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    const asked = collectRuntime(page)
    await page.goto('/')
    await page.clock.runFor(20_000)

    expect(asked).toHaveLength(1)
    await page.clock.resume()
    await hydrate(page)
  })

  test('islands that hydrate on load need no touch', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replaceAll('data-island=touch', 'data-island=load')
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto('/contact')
    await expect(unhydrated(page)).toHaveCount(0)
  })
})

test.describe('when it cannot hydrate', () => {
  test('dialogs and links work, it is reported, and the next touch tries again', async ({ page }) => {
    await forgetCommands(page)
    await page.route(chunkFiles, (route) => route.abort())
    await page.goto('/about')
    await searchButton(page).click()
    await expect(search(page)).toBeVisible()
    await expect(said(page)).toContainText('did not load')
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()

    await page.unroute(chunkFiles)
    await searchButton(page).click()
    await expect(unhydrated(page)).toHaveCount(0)
    await expect(search(page)).toBeVisible()
    await expect(said(page)).toHaveCount(0)

    await page.keyboard.press('Escape')
    await page.locator(`footer a[href="${last}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(last))
  })
})
