import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ensureBrowser } from './browser.mjs'
import { ensureEngines } from './engines/ensure.mjs'
import { ensureServers } from './servers.mjs'

// `npm test`: every check there is, each even when one before it failed. Ends with the sum over all suites.

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const report = (/** @type {string} */ name) => path.join(reports, name)
const bin = (/** @type {string} */ name) => path.join('node_modules', '.bin', name)

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} name
 * @param {string} command
 * @param {{ environment?: Record<string, string>, count?: () => Count }} [options] how many tests the command
 *   ran, read from its report; a command without one counts as one
 * @returns {Count & { name: string, seconds: number }}
 */
function stage(name, command, { environment = {}, count } = {}) {
  console.log(`\n=== ${name}`)
  const began = Date.now()
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A runner that broke down, or ran nothing, has not passed.
  const broken = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0
  return { name, ...counted, failed: counted.failed + (broken ? 1 : 0), seconds: (Date.now() - began) / 1000 }
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @returns {Count} */
function jestCount() {
  const result = readJson(report('jest.json'))
  return {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
  }
}

/** @param {string} file */
const nodeTest = (file) =>
  `node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${report(file)}`

/**
 * @param {string} file
 * @returns {Count}
 */
function nodeCount(file) {
  const tap = existsSync(report(file)) ? readFileSync(report(file), 'utf8') : ''
  const total = (/** @type {string} */ word) =>
    Number(tap.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0)
  return { passed: total('pass'), failed: total('fail') + total('cancelled') }
}

/** @returns {Count} */
function playwrightCount() {
  const stats = readJson(report('e2e.json'))?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

process.env['CHROMIUM_PATH'] = ensureBrowser()
ensureServers()
ensureEngines()

const results = [
  stage('Build', `${bin('next')} build`),
  stage('Types', `${bin('tsc')} --noEmit`),
  stage('Lint', `${bin('eslint')} .`),
  stage('Style lint', `${bin('stylelint')} "**/*.scss"`),
  stage('Formatting', `${bin('prettier')} --check .`),
  stage(
    'Unit tests',
    `${bin('jest')} --config tests/jest.config.mjs --json --outputFile=${report('jest.json')}`,
    {
      count: jestCount,
    },
  ),
  stage('Delivery tests', `${nodeTest('delivery.tap')} tests/delivery/`, {
    count: () => nodeCount('delivery.tap'),
  }),
  stage('Browser tests', `${bin('playwright')} test --config tests/playwright.config.ts`, {
    environment: { E2E_REPORT: report('e2e.json') },
    count: playwrightCount,
  }),
  stage('Engines', `${nodeTest('engines.tap')} tests/engines/engines.test.mjs`, {
    count: () => nodeCount('engines.tap'),
  }),
]

console.log('')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  )
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
