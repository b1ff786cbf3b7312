import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Capabilities, error, Key } from 'selenium-webdriver'
import { freePort } from '../lib/free-port.mjs'
import { startProgram } from '../lib/start-program.mjs'
import { until } from '../lib/until.mjs'
import { record } from './reader.mjs'

/** WebKitGTK's MiniBrowser on a virtual display. */

export const name = 'WebKit'

export function packages() {
  const isMissing = (/** @type {string} */ command) => spawnSync(command, ['-help']).error !== undefined
  return [
    ...(isMissing('WebKitWebDriver') || !findBrowser() ? ['webkit2gtk-driver'] : []),
    ...(isMissing('Xvfb') ? ['xvfb'] : []),
    // WebKit plays what GStreamer can: fetched from a server, taken apart, decoded.
    ...(findInLibraries('gstreamer-1.0/libgstmpg123.so') ? [] : ['gstreamer1.0-plugins-good']),
    ...(findInLibraries('gstreamer-1.0/libgstlibav.so') ? [] : ['gstreamer1.0-libav']),
  ]
}

const findBrowser = () =>
  findInLibraries('webkit2gtk-4.1/MiniBrowser') ?? findInLibraries('webkit2gtk-4.0/MiniBrowser')

/**
 * Debian keeps a library in a folder named after the machine's architecture.
 * @param {string} file
 */
function findInLibraries(file) {
  if (!existsSync('/usr/lib')) return undefined
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, file))
    .find((candidate) => existsSync(candidate))
}

/** @type {Readonly<Record<string, string>>} */
const keys = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER }

/**
 * A script's answer, or false when its page was left meanwhile, or when it has not come in two seconds: once in some
 * forty navigations, the driver loses the script that it was running while WebKit put the new page into another
 * process. The next question is answered.
 * @param {Promise<boolean>} answer
 */
async function answered(answer) {
  const known = answer.catch((/** @type {unknown} */ fault) => {
    if (fault instanceof error.NoSuchFrameError) return false
    throw fault
  })
  // The lost script fails in the end, when nobody waits for it any more.
  known.catch(() => undefined)
  return Promise.race([known, pause(2000, false)])
}

/** @returns {Promise<import('./reader.mjs').Reader>} */
export async function start() {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  // It chooses a free display and prints its number.
  const screen = startProgram('Xvfb', ['-displayfd', '2', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = () => screen.output().match(/^\d+$/m)?.[0]
  await until('a display', () => display() !== undefined)

  const port = await freePort()
  const driverProgram = startProgram('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display()}`,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      // There is no graphics card to draw with.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await until('the WebKit driver', async () => (await fetch(`${url}/status`)).ok)
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // With another strategy the driver also waits for what the page fetches after its load event.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
      }),
    )
    .build()

  return {
    async open(address, size) {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })
      // The page before may have the same address, and still be there.
      await until('the page before to be marked', () =>
        answered(driver.executeScript(() => Reflect.set(window, 'isLeft', true))),
      )
      await driver.get(address)
      await until('the page', () =>
        answered(
          driver.executeScript(
            (/** @type {string} */ url) => location.href === url && !Reflect.has(window, 'isLeft'),
            address,
          ),
        ),
      )
      await driver.executeScript(record)
      await until('the page to load', () =>
        answered(driver.executeScript(() => document.readyState === 'complete')),
      )
    },
    async click(selector) {
      const element = await driver.findElement(By.css(selector))
      await driver.actions().move({ origin: element }).press().release().perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key, { control = false, times = 1 } = {}) {
      const actions = driver.actions()
      if (control) actions.keyDown(Key.CONTROL)
      actions.sendKeys((keys[key] ?? key).repeat(times))
      if (control) actions.keyUp(Key.CONTROL)
      await actions.perform()
    },
    evaluate: (question, given = '') => driver.executeScript(question, given),
    async close() {
      await driver.quit()
      await driverProgram.stop()
      await screen.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
