import { browserArguments, findBrowser } from '../lib/browser.mjs'
import { startPuppeteer } from './puppeteer-reader.mjs'

export const name = 'Chromium'

export const packages = () => (findBrowser() ? [] : ['chromium'])

/** Unlike Playwright's, this Chromium keeps pages to go back to, and prerenders the next one. */
export const start = () => startPuppeteer({ executablePath: findBrowser() ?? '', args: browserArguments })
