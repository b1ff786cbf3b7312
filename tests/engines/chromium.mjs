import { browserArguments, findBrowser } from '../lib/browser.mjs'
import { startPuppeteer } from './puppeteer-reader.mjs'

export const name = 'Chromium'

export const packages = () => (findBrowser() ? [] : ['chromium'])

/** Unlike Playwright's, this Chromium has a back/forward cache and prerenders pages. */
export const start = () => startPuppeteer({ executablePath: findBrowser() ?? '', args: browserArguments })
