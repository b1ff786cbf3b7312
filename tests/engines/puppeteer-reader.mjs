import puppeteer from 'puppeteer-core'
import { record } from './reader.mjs'

/**
 * @typedef {import('./reader.mjs').Reader & {
 *   page: () => import('puppeteer-core').Page,
 *   findAgain: (url: string) => Promise<void>,
 * }} PuppeteerReader
 */

/**
 * A browser driven by puppeteer. Each page is opened in a profile of its own.
 * @param {import('puppeteer-core').LaunchOptions} options
 * @returns {Promise<PuppeteerReader>}
 */
export async function startPuppeteer(options) {
  const browser = await puppeteer.launch(options)
  /** @type {import('puppeteer-core').Page | undefined} */
  let current
  const page = () => {
    if (!current) throw new Error('No page is open')
    return current
  }

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
    type: (text) => page().keyboard.type(text),
    async press(key, { control = false, times = 1 } = {}) {
      if (control) await page().keyboard.down('Control')
      for (let time = 0; time < times; time += 1) await page().keyboard.press(key)
      if (control) await page().keyboard.up('Control')
    },
    evaluate: (question, given = '') => page().evaluate(question, given),
    close: () => browser.close(),
  }
}
