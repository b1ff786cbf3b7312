import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser, findHeadless } from './lib/browser.mjs'

/** Tests that need the site built with settings of their own, see e2e/lib/configured.ts. */
const configured = /(ads|embeds|frames)\.spec\.ts/

/** A station that breaks and comes back: mostly waiting, so tests/run.mjs has it run beside others. */
const inRealTime = /radio-faults\.spec\.ts/

const port = Number(process.env['E2E_PORT'] ?? 3210)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // What fails once and passes then is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findHeadless() ?? ensureBrowser(), args: browserArguments },
    // Recording takes more than a tenth of the time of all tests.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // What does not depend on the window's size, or sets it by itself, runs once.
      testIgnore: [/(altered-pages|deploys|error-screen|pictures)\.spec\.ts/, inRealTime, configured],
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
      // Large windows have no menu.
      testIgnore: [/menu\.spec\.ts/, inRealTime, configured],
    },
    { name: 'real time', use: { viewport: { width: 1280, height: 800 } }, testMatch: inRealTime },
    { name: 'builds', testMatch: /configured\.setup\.ts/, teardown: 'builds removed' },
    { name: 'builds removed', testMatch: /configured\.teardown\.ts/ },
    {
      name: 'configured',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: configured,
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
