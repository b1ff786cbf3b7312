import { browserArguments, findBrowser } from '../browser.mjs'
import { startPuppeteer } from './puppeteer-reader.mjs'

export const name = 'Chromium'

export const packages = () => (findBrowser() ? [] : ['chromium'])

export const start = () => startPuppeteer({ executablePath: findBrowser() ?? '', args: browserArguments })
