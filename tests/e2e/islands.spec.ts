import { expect, test, type Page } from '@playwright/test'
import { content as typesOfFences } from '../../content/pages/types-of-fences'
import { collectComplaints } from './lib/console'
import { followMenu } from './lib/menu'
import { footerPages, headingOf } from './lib/routes'
import { collectRuntime } from './lib/runtime'
import { playRecordedIndex } from './lib/search-index'
import { startSlowServer, type SlowServer } from './lib/slow-server'
import { unhydrated, hydrate } from './lib/hydrate'

const searchButton = (page: Page) => page.locator('header [commandfor="search"]')
const search = (page: Page) => page.getByRole('dialog', { name: /search/i })
const input = (page: Page) => page.getByPlaceholder('Search for fences...')
const results = (page: Page) => search(page).locator('[data-result]')
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
/** The page speaks, or the dialog that lies over it. */
const said = (page: Page) => page.locator('[data-live-region][data-fault]')

const chunkFiles = '**/_next/static/chunks/*.js'

/** Holds React's code back until it is released, like a slow network. */
async function holdChunks(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(chunkFiles, async (route) => {
    await gate
    await route.continue()
  })
  return () => letGo()
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

test.describe('untouched', () => {
  test('/ fetches nothing else for five seconds', async ({ page }) => {
    const asked = collectRuntime(page)
    await page.goto('/')
    await page.waitForTimeout(5000)

    expect(asked).toHaveLength(1)
  })
})

test.describe('before React has hydrated', () => {
  test('the search opens at once, keeps what is typed, and finds results once hydrated', async ({ page }) => {
    const letGo = await holdChunks(page)
    await page.goto('/contact')
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
    await page.goto('/contact')
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
    await page.goto('/contact')
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
    const [wooden] = typesOfFences.fenceTypes
    await search(page)
      .getByRole('link', { name: wooden?.title ?? '', exact: true })
      .click()

    await expect(page).toHaveURL('/types-of-fences#wooden')
    await expect(search(page)).toBeHidden()
  })

  test('two clicks on a button are one, replayed once', async ({ page }) => {
    await forgetCommands(page)
    const letGo = await holdChunks(page)
    await page.goto('/contact')
    await page.evaluate(() => {
      const opened: string[] = []
      Object.assign(window, { opened })
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function open() {
        opened.push(this.id)
        showModal.call(this)
      }
    })
    await searchButton(page).click()
    await searchButton(page).click()
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true')
    await expect(search(page)).toBeHidden()

    letGo()
    await expect(search(page)).toBeVisible()
    await expect(searchButton(page)).not.toHaveAttribute('aria-busy')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual(['search'])
  })

  test('play waits for the player, and loads the recording once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/recording.mp3')) asked.push(request.url())
    })
    const letGo = await holdChunks(page)
    await page.goto('/radio')
    await play(page).click()
    await play(page).click()
    expect(asked).toEqual([])

    letGo()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime))
      .toBeGreaterThan(0.5)
    expect(asked).toHaveLength(1)
  })
})

test.describe('before the loader has run', () => {
  test('a click on play shows as pressed, and is replayed once React has hydrated', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/recording.mp3')) asked.push(request.url())
    })
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/loader/loader-*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto('/radio', { waitUntil: 'commit' })
    await play(page).click()
    await expect(page.getByText('Starting …')).toBeVisible()
    expect(asked).toEqual([])

    letGo()
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

  test('play is replayed once, and the recording loaded once', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/recording.mp3')) asked.push(request.url())
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
  test('fetches the styles that islands need, no sheet twice, without an error on the console', async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    const asked = collectRuntime(page)
    await page.goto('/books')
    await hydrate(page)
    await page.waitForLoadState('networkidle')

    expect(asked.filter((path) => path.endsWith('.css'))).toEqual([
      expect.stringMatching(/\/islands-\w+\.css$/),
    ])
    expect(asked).toEqual([...new Set(asked)])
    expect(complaints).toEqual([])
  })

  test('a soft navigation loads the next page’s styles before it shows the page @both', async ({ page }) => {
    // The headings' font is optional: one page may have it, and the other not.
    await page.context().route('**/*.woff2', (route) => route.abort())
    await page.goto('/books')
    await hydrate(page)
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    // What the heading's first frame looks like.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const timeline = document.querySelector('[data-tab]')
        if (!timeline) return
        observer.disconnect()
        Object.assign(window, { pending: document.querySelectorAll('link[rel=stylesheet][disabled]').length })
      })
      observer.observe(document.body, { subtree: true, childList: true })
    })
    await followMenu(page, '/history')

    await expect(page).toHaveURL('/history')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'pending'))).toBe(0)
    const hard = await page.context().newPage()
    await hard.goto('/history')
    const look = () =>
      [...document.querySelectorAll('main *')].map((node) => {
        const { width, height } = node.getBoundingClientRect()
        return { name: node.tagName, width, height }
      })
    const [soft, loaded] = [await page.evaluate(look), await hard.evaluate(look)]
    expect(soft.map(({ name }) => name)).toEqual(loaded.map(({ name }) => name))
    // Heights of lines are fractions, which a page may round otherwise.
    const others = soft.filter(({ width, height }, index) => {
      const [x, y] = [width - Number(loaded[index]?.width), height - Number(loaded[index]?.height)]
      return Math.abs(x) > 1 || Math.abs(y) > 1
    })
    expect(others).toEqual([])
  })

  test('from the foot of a guide a soft navigation leads to the top of the next', async ({ page }) => {
    await page.goto('/types-of-fences')
    await hydrate(page)
    for (let pages = 0; pages < 3; pages++) {
      const link = page.getByRole('complementary', { name: 'Next' }).getByRole('link')
      const path = `${await link.getAttribute('href')}`
      await link.scrollIntoViewIfNeeded()
      await page.waitForFunction(() => scrollY > 1000)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
      await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0)
    }
  })

  test('a soft navigation scrolls to the top, an anchor to its heading, and back restores the position', async ({
    page,
  }) => {
    // The headings' font is optional: the page may have it the second time only, and other lines then.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/privacy')
    await hydrate(page)
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    // The window scrolls smoothly.
    await page.waitForFunction(
      () => scrollY > 500 && innerHeight + scrollY > document.body.scrollHeight - 400,
    )
    await page.waitForTimeout(600)
    const foot = await scrolled()
    await footer.locator('a[href="/history"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/history'))
    expect(await scrolled()).toBe(0)
    await page.waitForTimeout(500)
    expect(await scrolled()).toBe(0)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('materials list')
    await expect(page.locator('[data-result]').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/installation-maintenance#materials')
    const heading = page.locator('#materials')
    const headerHeight = 64
    await expect
      .poll(async () => Math.round(((await heading.boundingBox())?.y ?? 0) / 10))
      .toBe(Math.round((headerHeight + 24) / 10))

    await page.goBack()
    await expect(page).toHaveURL('/history')
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
    await expect.poll(scrolled).toBe(foot)
  })

  test('with Save-Data nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    const asked = collectRuntime(page)
    await page.goto('/')
    await page.clock.runFor(20_000)

    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
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

  test('an island far down the page hydrates when it comes near the viewport', async ({ page }) => {
    await page.route('**/history', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text())
        .replaceAll('data-island=touch', 'data-was=touch')
        .replace('<footer', '<footer data-island="visible"')
      await route.fulfill({ response: answer, body: html })
    })
    const asked = collectRuntime(page)
    await page.goto('/history')
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)

    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
  })
})

test.describe('when it cannot hydrate', () => {
  test('a missing chunk leaves the page working and is reported, and the next touch tries again', async ({
    page,
  }) => {
    await forgetCommands(page)
    await page.route('**/_next/static/chunks/turbopack*.js', (route) => route.abort())
    await page.goto('/contact')
    await searchButton(page).click()

    await expect(said(page)).toContainText('could not be loaded')
    await expect(searchButton(page)).not.toHaveAttribute('aria-busy')
    await expect(search(page)).toBeHidden()

    await page.unroute('**/_next/static/chunks/turbopack*.js')
    await searchButton(page).click()
    await expect(search(page)).toBeVisible()
    await expect(unhydrated(page)).toHaveCount(0)
    await expect(said(page)).toHaveCount(0)
  })

  for (const [name, answer] of [
    ['missing', { status: 404, body: 'gone' }],
    ['of another build', { status: 200, body: '0:{}' }],
  ] as const) {
    test(`flight data that is ${name} leaves dialogs and links working, and is reported`, async ({
      page,
    }) => {
      await page.route('**/loader/flight-*.txt', (route) => route.fulfill(answer))
      await page.goto('/contact')
      await searchButton(page).click()
      await expect(search(page)).toBeVisible()
      await expect(said(page)).toContainText('could not be loaded')

      await page.keyboard.press('Escape')
      await expect(search(page)).toBeHidden()
      await page.locator(`footer a[href="${last}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(last))
    })
  }

  test('a soft navigation that fails becomes a full one', async ({ page }) => {
    await page.goto('/books')
    await hydrate(page)
    await page.route('**/history.txt**', (route) => route.abort())
    await followMenu(page, '/history')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/history'))
  })
})
