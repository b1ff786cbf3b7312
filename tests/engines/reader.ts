import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { browserArguments, findBrowser, findHeadless } from '../lib/browser'
import { freePort } from '../lib/free-port'
import { startProgram } from '../lib/start-program'
import { until } from '../lib/until'

// The engines that Playwright does not reach on Debian, and Chromium beside them: real input, and evaluation in the page.

export type Size = { width: number; height: number }
type Key = 'Escape' | 'Enter' | 'Tab' | 'k'
export type Reader = {
  open: (url: string, size: Size) => Promise<void>
  click: (selector: string) => Promise<void>
  /** A finger, in WebKit the mouse, on its middle; it may slide by so many pixels before it leaves. */
  touch: (selector: string, slide?: { x: number; y: number }) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key, options?: { control?: boolean; times?: number }) => Promise<void>
  evaluate: <Answer>(question: (given: string) => Answer, given?: string) => Promise<Awaited<Answer>>
  /** False also while a page is being replaced by another. */
  holds: (question: (given: string) => boolean, given?: string) => Promise<boolean>
  close: () => Promise<void>
}
/** `packages`: Debian's names for what this machine lacks to start it. */
export type Engine = { name: string; packages: () => string[]; start: () => Promise<Reader> }

/** What `record` has recorded on a page. */
export type Recorded = { complaints: string[]; clicks: number }

/** Runs in the page, as early as the engine allows, and records errors and clicks. */
function record() {
  const recorded: Recorded = { complaints: [], clicks: 0 }
  Object.assign(window, { recorded })
  addEventListener('error', ({ message }) => recorded.complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => recorded.complaints.push(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    recorded.complaints.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  // A click that the loader defers does not get here.
  addEventListener('click', () => (recorded.clicks += 1))
}

/** A function as a page can run it: tsx (4.23) wraps functions with names in a helper that pages do not have. */
const asked = (question: (given: string) => unknown, given: string) =>
  `((__name) => (${question})(${JSON.stringify(given)}))((named) => named)`

/** WebDriver's names of keys. */
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', k: 'k' }
const control = '\uE009'

export type PuppeteerReader = Reader & { page: () => Page; findAgain: (url: string) => Promise<void> }

/** A browser driven by puppeteer. Each page is opened in a profile of its own. */
async function startPuppeteer(options: LaunchOptions): Promise<PuppeteerReader> {
  const browser = await puppeteer.launch(options)
  let current: Page | undefined
  const page = () => {
    if (!current) throw new Error('No page is open')
    return current
  }
  const evaluate = <Answer>(question: (given: string) => Answer, given = '') =>
    page().evaluate<[], () => Answer>(asked(question, given))
  return {
    page,
    /** Puppeteer 24 loses a tab when a prerendered page replaces its page; a new connection finds it. */
    async findAgain(url) {
      const again = await puppeteer.connect({
        browserWSEndpoint: browser.wsEndpoint(),
        defaultViewport: null,
      })
      current = (await again.pages()).find((page) => page.url() === url)
    },
    async open(url, size) {
      const before = current
      const profile = await browser.createBrowserContext()
      current = await profile.newPage()
      await before?.browserContext().close()
      await current.setViewport(size)
      await current.evaluateOnNewDocument(record)
      await current.goto(url, { waitUntil: 'load' })
    },
    click: (selector) => page().click(selector),
    async touch(selector, slide) {
      const box = await (await page().$(selector))?.boundingBox()
      if (!box) throw new Error(`Nothing to touch at ${selector}`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page().touchscreen.touchStart(x, y)
      if (slide)
        for (const part of [0.25, 0.5, 0.75, 1])
          await page().touchscreen.touchMove(x + slide.x * part, y + slide.y * part)
      await page().touchscreen.touchEnd()
    },
    type: (text) => page().keyboard.type(text),
    async press(key, { control = false, times = 1 } = {}) {
      // Firefox takes longer for two commands of puppeteer's than for the key itself.
      if (options.browser === 'firefox' && !control) return page().keyboard.type(keys[key].repeat(times))
      if (control) await page().keyboard.down('Control')
      for (let time = 0; time < times; time += 1) await page().keyboard.press(key)
      if (control) await page().keyboard.up('Control')
    },
    evaluate,
    holds: (question, given) => evaluate(question, given).catch(() => false),
    close: () => browser.close(),
  }
}

export const chromium = {
  name: 'Chromium',
  packages: () => (findBrowser() ? [] : ['chromium']),
  start: () => startPuppeteer({ executablePath: findHeadless() ?? '', args: browserArguments }),
  /** With a back/forward cache, and prerendering pages. It takes twice the time. */
  startWhole: () => startPuppeteer({ executablePath: findBrowser() ?? '', args: browserArguments }),
} satisfies Engine & { startWhole: unknown }

const findFirefox = () =>
  [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file !== undefined && existsSync(file))

const startFirefox = (prefs: Readonly<Record<string, unknown>> = {}) =>
  startPuppeteer({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: {
      // Without a sound card Firefox refuses to play: this simulates one.
      'media.cubeb.force_mock_context': true,
      // A finger is two commands of WebDriver's. A busy machine takes longer for them than the 300 ms of a tap.
      'apz.max_tap_time': 15_000,
      // Beyond puppeteer's own settings for tests: no requests to Mozilla.
      'app.update.auto': false,
      'datareporting.healthreport.uploadEnabled': false,
      'dom.push.connection.enabled': false,
      'media.gmp-manager.updateEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'toolkit.telemetry.server': 'data:,',
      ...prefs,
    },
  })

export const firefox = {
  name: 'Firefox',
  packages: () => (findFirefox() ? [] : ['firefox-esr']),
  start: () => startFirefox(),
  /** Its setting "block all cookies", with which it refuses every storage, and channels between tabs. */
  startWithoutCookies: () => startFirefox({ 'network.cookie.cookieBehavior': 2 }),
} satisfies Engine & { startWithoutCookies: unknown }

const libraries = '/usr/lib'

/** Debian keeps a library in a folder named after the machine's architecture. */
const findInLibraries = (file: string) =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .map((folder) => path.join(libraries, folder, file))
    .find((candidate) => existsSync(candidate))

const findMiniBrowser = () =>
  findInLibraries('webkit2gtk-4.1/MiniBrowser') ?? findInLibraries('webkit2gtk-4.0/MiniBrowser')

/** WebKitGTK's MiniBrowser on a virtual display, asked as https://www.w3.org/TR/webdriver2/ says. */
const webkit: Engine = {
  name: 'WebKit',
  packages() {
    const isMissing = (command: string) => spawnSync(command, ['-help']).error !== undefined
    return [
      ...(isMissing('WebKitWebDriver') || !findMiniBrowser() ? ['webkit2gtk-driver'] : []),
      ...(isMissing('Xvfb') ? ['xvfb'] : []),
      // WebKit plays what GStreamer can: fetched from a server, taken apart, decoded.
      ...(findInLibraries('gstreamer-1.0/libgstmpg123.so') ? [] : ['gstreamer1.0-plugins-good']),
      ...(findInLibraries('gstreamer-1.0/libgstlibav.so') ? [] : ['gstreamer1.0-libav']),
    ]
  },
  async start() {
    const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
    // It chooses a free display and prints its number.
    const screen = startProgram('Xvfb', [
      '-displayfd',
      '2',
      '-screen',
      '0',
      '1600x1200x24',
      '-nolisten',
      'tcp',
    ])
    const display = () => screen.output().match(/^\d+$/m)?.[0]
    await until('a display', () => display() !== undefined)
    const port = await freePort()
    const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${display()}`,
        GDK_BACKEND: 'x11',
        HOME: home,
        ...Object.fromEntries(['CACHE', 'CONFIG', 'DATA'].map((name) => [`XDG_${name}_HOME`, home])),
        // There is no graphics card to draw with.
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    })
    const url = `http://127.0.0.1:${port}`
    await until('the WebKit driver', async () => (await fetch(`${url}/status`)).ok)

    async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
      const response = await fetch(`${url}${address}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      const { value } = await response.json()
      if (!response.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`)
      return value
    }
    const capabilities = {
      browserName: 'MiniBrowser',
      // With another strategy the driver also waits for what the page fetches after its load event.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    }
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })
    const send = <Answer>(command: string, body: object) =>
      ask<Answer>('POST', `/session/${sessionId}/${command}`, body)
    const evaluate = <Answer>(question: (given: string) => Answer, given = '') =>
      send<Awaited<Answer>>('execute/sync', { script: `return ${asked(question, given)}`, args: [] })
    /**
     * False when the page was left meanwhile, or when no answer has come in two seconds: once in some forty navigations
     * the driver loses the script that it was running while WebKit put the new page into another process.
     */
    const holds = (question: (given: string) => boolean, given = '') =>
      Promise.race([evaluate(question, given).catch(() => false), pause(2000, false)])
    const strokes = (text: string) =>
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    const typeKeys = (actions: object[]) =>
      send<void>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })

    /** With the mouse: the driver of WebKitGTK 2.50 takes touches too, and hands none on to the page. */
    async function point(selector: string, slide?: { x: number; y: number }): Promise<void> {
      let [x, y, isInside] = [0, 0, false]
      // What slides in, or a window that has just been made smaller, takes its time: it is pressed when it stands still.
      await until(`${selector} to be in the window, and to stand still`, async () => {
        const before = [x, y]
        // Of an element in a drawing the driver says that nobody can touch it.
        ;[x, y, isInside] = await evaluate((selector): [number, number, boolean] => {
          const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(-1)
          const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
          return [x, y, document.elementFromPoint(x, y) !== null]
        }, selector)
        return isInside && x === before[0] && y === before[1]
      })
      const actions = [
        { type: 'pointerMove', origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        ...(slide ? [{ type: 'pointerMove', origin: 'pointer', duration: 200, ...slide }] : []),
        { type: 'pointerUp', button: 0 },
      ]
      await send('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    }

    return {
      async open(address, size) {
        await send('window/rect', { x: 0, y: 0, ...size })
        // The page before may have the same address, and still be there.
        await until('the page before to be marked', () => holds(() => Reflect.set(window, 'isLeft', true)))
        await send('url', { url: address })
        await until('the page', () =>
          holds((url) => location.href === url && !Reflect.has(window, 'isLeft'), address),
        )
        await evaluate(record)
        await until('the page to load', () => holds(() => document.readyState === 'complete'))
      },
      click: (selector) => point(selector),
      touch: point,
      type: (text) => typeKeys(strokes(text)),
      async press(key, { control: isHeld = false, times = 1 } = {}) {
        const held = (type: string) => (isHeld ? [{ type, value: control }] : [])
        await typeKeys([...held('keyDown'), ...strokes(keys[key].repeat(times)), ...held('keyUp')])
      },
      evaluate,
      holds,
      async close() {
        await ask('DELETE', `/session/${sessionId}`).catch(() => undefined)
        await driver.stop()
        await screen.stop()
        rmSync(home, { recursive: true, force: true })
      },
    }
  },
}

export const engines: readonly Engine[] = [chromium, firefox, webkit]
