import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

export const debianChromium = '/usr/bin/chromium'

const systemBrowsers = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/** The Chromium to test in: CHROMIUM_PATH, Playwright's own, or one the system has. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers]
  return candidates.find((file) => file !== undefined && existsSync(file))
}

/** Debian's headless build, which takes two fifths less processor time for a page. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** The Chromium for tests that need no more: the headless build has neither back/forward cache nor prerendering. */
export function findHeadless(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || existsSync(chromium.executablePath())) return findBrowser()
  return existsSync(headlessShell) ? headlessShell : findBrowser()
}

/** Finds a browser, or downloads Playwright's own into its cache. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found. Downloading the one of Playwright ...')
  spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit', timeout: 10 * 60_000 })
  return findBrowser()
}

/** As root the sandbox does not work; the rest keeps the browser from calling home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
