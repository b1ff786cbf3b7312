import { expect as expectSoon, test, type Page } from '@playwright/test'
import { translate } from '../lib/translate.mjs'
import { collectComplaints } from './lib/console'
import { ringContrast } from './lib/contrast'
import { followMenu } from './lib/menu'
import { content } from '../../content/model/pages/radio'
import { messages, radioWords } from '../../components/radio/radio-state'
import { headingOf, site } from './lib/routes'
import { newGate } from './lib/gate'

// On the preview, whose stream is the recording, repeated. When a real station breaks: radio-faults.spec.ts.

/** A live stream takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 })

const words = radioWords.stream
const stream = '**/api/stream?*'

const player = (page: Page) => page.getByRole('region', { name: 'Listen', exact: true })
const playButton = (page: Page) => player(page).getByRole('button', { name: 'Play', exact: true })
const pauseButton = (page: Page) => player(page).getByRole('button', { name: 'Pause' })

const choice = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })

/** Seconds of sound so far. */
const heard = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)

/** By keyboard: with a pointer it could prerender the page, and load it in full. */
const followFooter = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).press('Enter')

async function openRadio(page: Page) {
  await page.goto('/radio')
  await expect(player(page).locator('[data-hydrated]')).toBeVisible()
  // From now on the headings' font is there.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Addresses that the sound is asked for at. */
function collectAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'media') asked.push(pathname + search)
  })
  return asked
}

test('play asks for the stream, which nothing has preloaded; pause closes it, and play joins it again', async ({
  page,
}) => {
  const asked = collectAsked(page)
  await openRadio(page)
  await expect(player(page)).toContainText(words.program)
  expect(asked).toEqual([])

  await playButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
  await expect.poll(() => heard(page)).toBeGreaterThan(1)
  const address = `/api/stream?port=${site.radio.port}`
  expect(asked).toEqual([address])
  const audio = page.locator('audio')
  await expect(audio).toHaveAttribute('preload', 'none')
  await expect(audio).toHaveAttribute('crossorigin', 'anonymous')
  await expect(audio).toHaveJSProperty('loop', false)
  await expect(player(page)).toContainText(words.status.playing)
  await expect(choice(page, 'Play our recording')).toHaveCount(0)

  await pauseButton(page).click()
  await expect(audio).not.toHaveAttribute('src')
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.3)
  expect(asked).toEqual([address, address])
})

/** Where the site has no stream: a file server, a page for whatever is missing, an empty file, no network. */
const silent = {
  'a 404': { status: 404, contentType: 'text/html', body: '<h1>404</h1>' },
  'a page': { status: 200, contentType: 'text/html', body: '<h1>Home</h1>' },
  '0 bytes': { status: 200, contentType: 'audio/mpeg', headers: { 'Cache-Control': 'no-store' }, body: '' },
  nothing: undefined,
}

for (const [what, answer] of Object.entries(silent))
  test(`where ${what} answers, it says so, plays our recording, and goes back to the stream`, async ({
    page,
  }) => {
    await page.route(stream, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await openRadio(page)
    await playButton(page).click()
    await expect(player(page).locator('[data-fault]')).toHaveText('Stream temporarily unavailable.')

    await choice(page, 'Play our recording').click()
    await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
    await expect(player(page)).toContainText(radioWords.recording.status.playing)
    await expect(player(page).locator('[data-fault]')).toHaveCount(0)
    await expect(page.locator('audio')).toHaveJSProperty('loop', true)
    // The way back is gone once it has been taken, and the focus is not.
    await choice(page, 'Back to the stream').press('Enter')
    await expect(player(page).locator('[data-fault]')).toHaveText('Stream temporarily unavailable.')

    await page.unroute(stream)
    await choice(page, 'Play our recording').click()
    await expect(player(page)).toContainText(radioWords.recording.status.playing)
    await choice(page, 'Back to the stream').press('Enter')
    await expect(player(page)).toContainText(words.status.playing)
    await expect(pauseButton(page)).toBeFocused()
    await expect(choice(page, 'Back to the stream')).toHaveCount(0)
  })

test('the recording stays chosen for the visit, and pause keeps the place in it', async ({ page }) => {
  const asked = collectAsked(page)
  await page.route(stream, (route) => route.abort())
  await openRadio(page)
  await playButton(page).click()
  await choice(page, 'Play our recording').click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
  await pauseButton(page).click()
  const place = await heard(page)
  await page.waitForTimeout(300)
  expect(await heard(page)).toBe(place)
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(place)
  await pauseButton(page).click()

  asked.length = 0
  await openRadio(page)
  await expect(player(page)).toContainText(radioWords.recording.status.idle)
  await expect(choice(page, 'Back to the stream')).toBeVisible()
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.3)
  expect(new Set(asked)).toEqual(new Set(['/recording.mp3']))
})

test('a start that the browser refuses is told, and can be tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play
      return Promise.reject(new DOMException('refused', 'NotAllowedError'))
    }
  })
  await openRadio(page)
  await playButton(page).click()
  const fault = player(page).locator('[data-fault]')
  await expect(fault).toHaveText('Unable to start playback. Please try again.')
  await playButton(page).click()
  await expect(player(page)).toContainText(words.status.playing)
  await expect(fault).toHaveCount(0)
})

test('the sound goes on from page to page, with a bar to control it', async ({ page }) => {
  await openRadio(page)
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await followMenu(page, '/history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/history'))

  const before = await heard(page)
  await expect.poll(() => heard(page)).toBeGreaterThan(before + 1)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  const bar = page.locator('[data-radio-bar]')
  await expect(bar).toHaveRole('region')
  await expect(bar).toBeInViewport()
})

test('what an extension has put around a page, and its styles, are there on the next one', async ({
  page,
}) => {
  await openRadio(page)
  await page.evaluate(() => {
    const added = (name: string) => Object.assign(document.createElement('div'), { className: name })
    document.body.prepend(added('extension-bar'))
    document.body.append(added('extension-button'))
    // Of the page's own words: its policy allows no others.
    const style = document.querySelector('head > style')?.cloneNode(true)
    if (style instanceof HTMLElement) {
      style.className = 'extension-style'
      document.head.append(style)
    }
  })
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
  for (const path of ['/history', '/books']) {
    await followMenu(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
    const found = await page.evaluate(() => ({
      around: [document.body.firstElementChild, document.body.lastElementChild].map(
        (node) => node?.className,
      ),
      styles: [...document.querySelectorAll<HTMLStyleElement>('head > style')].map(({ className, sheet }) =>
        [className, sheet?.disabled ? 'off' : 'on'].join(' '),
      ),
      own: ['header', 'main', 'footer', 'site-island[name=radio-bar]'].map(
        (name) => document.querySelectorAll(`body ${name}`).length,
      ),
    }))
    expect(found).toEqual({
      around: ['extension-bar', 'extension-button'],
      styles: [' off', 'extension-style on'],
      own: [1, 1, 1, 1],
    })
  }
})

test('a link within its page keeps what has been typed into the calculator, and asks for nothing', async ({
  page,
}) => {
  await openRadio(page)
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
  await followMenu(page, '/')
  await page.locator('main a[href="/fence-calculator"]').first().press('Enter')
  const length = page.locator('#fc-length-0')
  await length.fill('77 ft')
  // The script may start between the focus and the words: then it learns of them as they are left.
  await length.press('Tab')
  await expect(page).toHaveURL(/at=/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'How it counts' }).first().press('Enter')

  await expect(page).toHaveURL(/#/)
  await expect(length).toHaveValue('77 ft')
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await expect(length).toHaveValue('77 ft')
  expect(asked).not.toContain('/fence-calculator')
})

test('what is stopped in the bar can be started again there, and is away on the next page', async ({
  page,
}) => {
  await openRadio(page)
  await playButton(page).click()
  await followFooter(page, '/terms')
  const bar = page.locator('[data-radio-bar]')

  await bar.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await bar.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(bar).toContainText(words.bar.playing)
  await bar.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(bar).toContainText('Stopped')
  await followFooter(page, '/privacy')
  await expect(bar).toBeHidden()
})

test('the bar is small and all its words can be read in every window, whatever it says', async ({ page }) => {
  await openRadio(page)
  await playButton(page).click()
  await followFooter(page, '/terms')
  const bar = page.locator('[data-radio-bar]')
  await expect(bar).toContainText(words.bar.playing)
  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const text of ['On air', ...Object.values(words.bar), ...Object.values(messages)]) {
      const box = await bar.evaluate((bar, text) => {
        const [link, said] = [bar.querySelector('a'), bar.querySelector('span')]
        if (!link || !said) throw new Error('The bar has no words')
        link.textContent = 'The Weekend Carpenters’ Radio of Upper Sandusky, Ohio'
        said.textContent = text
        return {
          height: bar.clientHeight,
          isCut: said.scrollHeight > said.clientHeight + 1,
          column: said.clientWidth,
        }
      }, text)
      const where = `${text} at ${width}×${height}`
      expect(box.isCut, where).toBe(false)
      expect(box.height, where).toBeLessThanOrEqual(64)
      expect(box.column, where).toBeGreaterThan(120)
    }
  }
})

test('the bar never covers what has the focus @both', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRadio(page)
  await playButton(page).click()
  await followFooter(page, '/terms')
  const bar = page.locator('[data-radio-bar]')
  await expect(bar).toBeVisible()

  const covered: (string | null)[] = []
  const last = bar.getByRole('button').last()
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab')
    const name = await bar.evaluate((node) => {
      const stop = document.activeElement
      const box = stop?.getBoundingClientRect()
      const isCovered = stop && !node.contains(stop) && box && box.bottom > node.getBoundingClientRect().top
      return isCovered ? stop.textContent : undefined
    })
    if (name !== undefined) covered.push(name)
    if (await last.evaluate((node) => node === document.activeElement)) break
  }
  await expect(last).toBeFocused()
  expect(covered).toEqual([])
  // The bar takes its room back with it.
  await bar.getByRole('button', { name: 'Pause' }).click()
  await followFooter(page, '/privacy')
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', 'auto')
})

test('screen readers hear when it connects and when there is sound', async ({ page }) => {
  const gate = newGate()
  await page.route(stream, async (route) => {
    await gate.opened
    await route.continue()
  })
  await openRadio(page)
  await page.evaluate(() => {
    const region = document.querySelector('#live-region')
    const said: (string | null)[] = []
    Object.assign(window, { said })
    if (region) new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
  })
  const said = () => page.evaluate((): string[] => Reflect.get(window, 'said').filter(Boolean))
  await playButton(page).click()
  await expect.poll(said).toEqual(['Connecting …'])
  gate.open()
  await expect.poll(said, { timeout: 10_000 }).toEqual(['Connecting …', words.status.playing])
  await pauseButton(page).click()
  await expect.poll(said).toEqual(['Connecting …', words.status.playing, 'Stopped.'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on the dark ground of the controls the focus can be seen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openRadio(page)
    await page.keyboard.press('Tab')
    await playButton(page).press('Enter')
    await expect(player(page)).toContainText(words.status.playing)
    for (const control of await player(page).locator('button, input, select').all()) {
      await control.focus()
      expect(await ringContrast(control)).toBeGreaterThanOrEqual(3)
    }
    await followFooter(page, '/books')
    for (const control of [
      ...(await page.locator('[data-radio-bar] :is(a, button)').all()),
      page.getByRole('link', { name: 'Apply' }),
      page.getByRole('link', { name: 'Learn more' }),
    ]) {
      await control.focus()
      expect(await ringContrast(control)).toBeGreaterThanOrEqual(3)
    }
  })
}

test('stopped, connecting, playing and failed, everything keeps its place @desktop', async ({ page }) => {
  let answer: 'late' | 'now' | 'never' = 'late'
  let letGo = () => {}
  await page.route(stream, async (route) => {
    if (answer === 'late') await new Promise<void>((resolve) => (letGo = resolve))
    await (answer === 'never' ? route.abort() : route.continue())
  })
  const boxes = () =>
    player(page).evaluate((node) =>
      [node, ...node.querySelectorAll('[data-hydrated] > :not([popover]), [type=range]')]
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
    )
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    answer = 'late'
    await openRadio(page)
    const stopped = await boxes()
    await playButton(page).click()
    await expect(player(page)).toContainText('Connecting …')
    expect(await boxes(), `connecting, ${width} px`).toEqual(stopped)
    answer = 'now'
    letGo()
    await expect(player(page)).toContainText(words.status.playing, { timeout: 20_000 })
    expect(await boxes(), `playing, ${width} px`).toEqual(stopped)
    answer = 'never'
    await openRadio(page)
    // With another load the font may have come.
    const again = await boxes()
    await playButton(page).click()
    await expect(player(page)).toContainText('Stream temporarily unavailable.')
    expect(await boxes(), `failed, ${width} px`).toEqual(again)
    await choice(page, 'Play our recording').click()
    await expect(player(page)).toContainText(radioWords.recording.status.playing)
    expect(await boxes(), `the recording, ${width} px`).toEqual(again)
    // Else the next page would play on.
    await pauseButton(page).click()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('it says what is true: the station and a tip while stopped, the stream and the timer while playing', async ({
  page,
}) => {
  await openRadio(page)
  const label = player(page).getByText(words.label, { exact: true })
  const timer = player(page).getByRole('combobox', { name: 'Stop after' })
  const moving = () =>
    player(page).evaluate(
      (node) => node.getAnimations({ subtree: true }).filter((a) => a.playState === 'running').length,
    )
  const tip = player(page).locator('p', { hasText: content().tip })
  await expect(player(page).getByText('Station', { exact: true })).toBeVisible()
  await expect(player(page).getByText(words.program, { exact: true })).toBeVisible()
  await expect(tip).toBeVisible()
  await expect(timer).toBeHidden()
  expect(await moving()).toBe(0)

  await playButton(page).click()
  await expect(label).toBeVisible()
  await expect(player(page).getByText('Now Playing', { exact: true })).toBeVisible()
  await expect(timer).toBeVisible()
  await expect(tip).toBeHidden()
  expect(await moving()).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
  const status = await player(page).locator('[data-longest]').boundingBox()
  const choice = await timer.boundingBox()
  expect((choice?.y ?? 0) - ((status?.y ?? 0) + (status?.height ?? 0))).toBeGreaterThanOrEqual(16)
})

test('on a wide window the player is as wide as the page, the program beside the button @desktop', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await openRadio(page)
    const box = await player(page).boundingBox()
    const frame = await page.locator('header > div').boundingBox()
    expect(box?.width).toBe(frame?.width)
    const play = await playButton(page).boundingBox()
    const program = await player(page).getByRole('list').boundingBox()
    expect(program?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2 - 1)
    expect((play?.x ?? 0) + (play?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 4)
  }
})

test('headphones and lock screens can stop the radio, and start it again', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, () => void> = {}
    Object.assign(window, { handlers })
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = () => handler?.({ action })
    }
  })
  await openRadio(page)
  const press = (action: string) =>
    page.evaluate((name) => {
      const handlers: Record<string, () => void> = Reflect.get(window, 'handlers')
      handlers[name]?.()
    }, action)
  await playButton(page).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.3)

  await press('pause')
  await expect(playButton(page)).toBeVisible()
  await press('play')
  await expect(pauseButton(page)).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser’s own controls play the stream, and the recording', async ({ page }) => {
    await page.goto('/radio')

    const players = player(page).locator('audio[controls]')
    await expect(players).toHaveCount(2)
    for (const [index, address] of [`/api/stream?port=${site.radio.port}`, '/recording.mp3'].entries()) {
      await expect(players.nth(index)).toBeVisible()
      await expect(players.nth(index)).toHaveAttribute('src', address)
      await expect(players.nth(index)).toHaveAttribute('preload', 'none')
    }
    await expect(playButton(page)).toBeHidden()
  })
})

test('on a translated page it shows its state, here and in the bar', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openRadio(page)
  await page.evaluate(translate, '')
  await expect(player(page).locator('font').first()).toBeAttached()

  await playButton(page).click()
  await expect(player(page)).toContainText(words.status.playing)
  await expect(player(page)).not.toContainText('Stopped.')
  await player(page).getByRole('combobox').selectOption('30')
  await pauseButton(page).click()
  await expect(player(page)).toContainText(words.status.idle)
  await playButton(page).click()
  await expect(player(page)).toContainText(words.status.playing)

  await followFooter(page, '/books')
  const bar = page.locator('[data-radio-bar]')
  await expect(bar).toContainText(words.bar.playing)
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expect(bar).toContainText('Stopped')
  expect(complaints.filter((line) => !line.includes('/api/stream'))).toEqual([])
})
