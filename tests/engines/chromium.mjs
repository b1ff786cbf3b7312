import { browserArguments, findBrowser, findHeadless } from '../lib/browser.mjs'
import { startPuppeteer } from './puppeteer-reader.mjs'

export const name = 'Chromium'

export const packages = () => (findBrowser() ? [] : ['chromium'])

export const start = () => startPuppeteer({ executablePath: findHeadless() ?? '', args: browserArguments })

/** With a back/forward cache, and prerendering pages. It takes twice the time. */
export const startWhole = () =>
  startPuppeteer({ executablePath: findBrowser() ?? '', args: browserArguments })
