import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium to test in: CHROMIUM_PATH, Playwright's own, or one the system has. */
export function findBrowser() {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers]
  return candidates.find((file) => file !== undefined && existsSync(file))
}

/** Debian's build without windows, which draws a page in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The Chromium for tests that look at pages only: neither back/forward cache nor prerendering is in all of them. */
export function findHeadless() {
  if (process.env['CHROMIUM_PATH'] || existsSync(chromium.executablePath())) return findBrowser()
  return existsSync(headlessShell) ? headlessShell : findBrowser()
}

/**
 * Finds a browser, or installs one: Playwright's download first, then Debian's package.
 * @returns {string} its path
 * @throws Error saying what to do by hand
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found

  console.log('No Chromium found. Installing one for the tests ...')
  const isRoot = process.getuid?.() === 0
  for (const command of [
    'npx playwright install chromium',
    isRoot
      ? 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium chromium-headless-shell'
      : '',
  ]) {
    if (command === '') continue
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000 })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
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
