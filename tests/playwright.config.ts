import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from './browser.mjs'

/** Tests that need the site built with settings of their own, see e2e/lib/configured.ts. */
const configured = /(ads|embeds|frames)\.spec\.ts/

const port = Number(process.env['E2E_PORT'] ?? 3210)

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // What does not depend on the window's size, or sets it by itself, runs once.
      testIgnore: [/(altered-pages|deploys|error-screen|radio-faults|pictures)\.spec\.ts/, configured],
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
      // Large windows have no menu.
      testIgnore: [/menu\.spec\.ts/, configured],
    },
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
    command: 'node delivery/preview.mjs',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
