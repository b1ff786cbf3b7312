import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser, findHeadless } from './lib/browser'
import { builtAnew } from './lib/built-anew'
import { readersFonts } from './lib/fonts'

/** A station that breaks and comes back: mostly waiting, so tests/run.ts has it run beside others. */
const inRealTime = /radio-faults\.spec\.ts/

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }
/** What a layout promises must hold in the fonts of readers: a test machine's are others. */
const browser = {
  executablePath: findHeadless() ?? ensureBrowser(),
  args: browserArguments,
  env: readersFonts(),
}

// What does not depend on the window's size, or sets it by itself, runs once: where fingers do it, on the phone; what the
// keyboard or nobody does, on the desktop. `@desktop`, `@phone` and `@both` mark single tests, in these files as well.
const once = (names: string, but: string) => new RegExp(`\\b(?:${names})\\.spec\\.ts (?!.*(?:${but}|@both))`)
const onDesktopOnly = once(
  'ads-house|altered-pages|books|building-guide|contact|contact-form|deploys|donation|error-screen|every-window|' +
    'fence-laws|fence-types|fonts|header|history|home|island-faults|not-found|offline|offline-choice|' +
    'offline-faults|offline-updates|paper|pictures|search|search-split|slow-phones|specification',
  '@phone',
)
const onPhonesOnly = once(
  'calculator|calculator-start|calendar|checklists|citations|islands|menu|next-page|policy|radio|symptoms|tabs|terms',
  '@desktop',
)
const notInWindows = [inRealTime, builtAnew]

const port = Number(process.env['E2E_PORT'] ?? 3210)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A wait ends as soon as it may: this is what a busy machine gets.
  expect: { timeout: 15_000 },
  // What fails once and passes then is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: browser,
    // Recording takes more than a tenth of the time of all tests. Snapshots of the DOM would run a script in frames that
    // may run none, which the console reports as a fault: the retry could not pass.
    trace: { mode: 'on-first-retry', snapshots: false },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [/@desktop/, onDesktopOnly],
      testIgnore: notInWindows,
      use: phone,
    },
    {
      name: 'desktop',
      grepInvert: [/@phone/, onPhonesOnly],
      testIgnore: notInWindows,
      use: desktop,
    },
    { name: 'real time', use: desktop, testMatch: inRealTime },
    { name: 'builds', testMatch: /configured\.setup\.ts/, teardown: 'builds removed' },
    { name: 'builds removed', testMatch: /configured\.teardown\.ts/ },
    {
      name: 'configured',
      use: desktop,
      testMatch: builtAnew,
      dependencies: ['builds'],
    },
  ],
  // The out/ that is already built, as an operator would serve it.
  webServer: {
    command: 'node --import tsx delivery/preview/server.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
