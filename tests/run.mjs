import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { newestNode } from './lib/newest-node.mjs'

// `npm test`: every check there is, each even when one before it failed. Ends with the sum over all suites.
// Stages that mostly wait (downloads, radio in real time) share the machine with others; the browser tests, which
// measure time, have it for themselves.

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const report = (/** @type {string} */ name) => path.join(reports, name)
const bin = (/** @type {string} */ name) => path.join('node_modules', '.bin', name)

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {Count & { name: string, seconds: number }} Result */

/**
 * Runs a command and prints what it said once it has ended, so that stages side by side stay apart.
 * @param {string} name
 * @param {string} command
 * @param {{ environment?: Record<string, string>, count?: () => Count }} [options] how many tests the command
 *   ran, read from its report; a command without one counts as one
 * @returns {Promise<Result>}
 */
async function stage(name, command, { environment = {}, count } = {}) {
  const began = Date.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  /** @type {Buffer[]} */
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => {
    child.on('error', resolve)
    child.on('close', resolve)
  })
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A runner that broke down, or ran nothing, has not passed.
  const broken = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0
  const result = {
    name,
    passed: counted.passed,
    failed: counted.failed + (broken ? 1 : 0),
    seconds: (Date.now() - began) / 1000,
  }
  console.log(`\n=== ${name}\n${Buffer.concat(said).toString().trimEnd()}\n${summary(result)}`)
  return result
}

/** @param {Result} result */
function summary({ name, passed, failed, seconds }) {
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @param {string} file the runner's report */
const jest = (file) => ({
  command: `${bin('jest')} --config tests/jest.config.mjs --json --outputFile=${report(file)}`,
  /** @returns {Count} */
  count: () => {
    const result = readJson(report(file))
    return {
      passed: result?.numPassedTests ?? 0,
      failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
    }
  },
})

/**
 * @param {string} file the runner's report
 * @param {readonly string[]} tests
 * @param {number} concurrency files at one time
 */
const nodeTest = (file, tests, concurrency) => ({
  // A test that waits for ever, or a server that nobody closed, must not hold up the rest until CI gives up.
  command: `node --import tsx --test --test-concurrency=${concurrency} --test-timeout=300000 --test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${report(file)} ${tests.join(' ')}`,
  /** @returns {Count} */
  count: () => {
    const tap = existsSync(report(file)) ? readFileSync(report(file), 'utf8') : ''
    const total = (/** @type {string} */ word) =>
      Number(tap.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0)
    return { passed: total('pass'), failed: total('fail') + total('cancelled') }
  },
})

/**
 * @param {string} file the runner's report
 * @returns {Count}
 */
function playwrightCount(file) {
  const stats = readJson(report(file))?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

/** @param {string} folder of tests/ */
const suitesIn = (folder) =>
  readdirSync(path.join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join('tests', folder, file))
    .toSorted()

/** Partly about programs other than ours: not repeated under the newest Node. */
const ofOtherPrograms = /(?:radio|hostile-settings)\.test\.mjs$/

/**
 * Build, unit and delivery tests once more, under the newest Node. The build is the one of
 * tests/delivery/replaced-out.test.mjs, in a copy.
 * @returns {Promise<Result[]>}
 */
async function newestNodeStages() {
  const node = newestNode()
  if (node === undefined) {
    console.log('\nThe newest Node could not be had from npm, so nothing was tested under it.')
    return process.env['CI'] ? [{ name: 'Newest Node', passed: 0, failed: 1, seconds: 0 }] : []
  }
  const { version, environment } = node
  const unit = jest('newest-jest.json')
  const tests = suitesIn('delivery').filter((file) => !ofOtherPrograms.test(file))
  const delivery = nodeTest('newest-delivery.tap', tests, 1)
  return [
    await stage(`Unit tests, Node ${version}`, unit.command, { environment, count: unit.count }),
    await stage(`Build and delivery tests, Node ${version}`, delivery.command, {
      environment,
      count: delivery.count,
    }),
  ]
}

/**
 * One after the other.
 * @param {(() => Promise<Result>)[]} stages
 */
async function inTurn(stages) {
  const results = []
  for (const stage of stages) results.push(await stage())
  return results
}

process.env['NEXT_TELEMETRY_DISABLED'] = '1'
const began = Date.now()
/** @type {Result[]} */
const results = []

const unit = jest('jest.json')
const first = await Promise.all([
  inTurn([
    () => stage('Build', `${bin('next')} build`),
    // The types of style sheets and routes are there after a build only.
    () => stage('Types', `${bin('tsc')} --noEmit`),
  ]),
  inTurn([() => stage('Tools', 'node tests/lib/install-tools.mjs')]),
  inTurn([
    () => stage('Lint', `${bin('eslint')} .`),
    () => stage('Style lint', `${bin('stylelint')} "**/*.scss"`),
    () => stage('Formatting', `${bin('prettier')} --check .`),
    () => stage('Unit tests', unit.command, { count: unit.count }),
  ]),
])
results.push(...first.flat())

const suites = ['delivery', 'hosts', 'bench', 'load'].flatMap(suitesIn)
const delivery = nodeTest('delivery.tap', suites, 3)
results.push(await stage('Delivery tests', delivery.command, { count: delivery.count }))

/**
 * @param {string} name
 * @param {string} file the runner's report
 * @param {readonly string[]} projects of tests/playwright.config.ts
 * @param {number} port
 */
const browserTests = (name, file, projects, port) =>
  stage(
    name,
    `${bin('playwright')} test --config tests/playwright.config.ts ${projects.map((project) => `--project="${project}"`).join(' ')}`,
    { environment: { E2E_REPORT: report(file), E2E_PORT: String(port) }, count: () => playwrightCount(file) },
  )
results.push(await browserTests('Browser tests', 'e2e.json', ['phone', 'desktop', 'configured'], 3210))
const engines = nodeTest(
  'engines.tap',
  ['tests/engines/engines.test.mjs', 'tests/engines/deploys.test.mjs'],
  1,
)
const last = await Promise.all([
  stage('Engines', engines.command, { count: engines.count }),
  browserTests('Radio in real time', 'radio.json', ['real time'], 3211),
  newestNodeStages(),
])
results.push(...last.flat())

console.log('')
for (const result of results) console.log(summary(result))
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\nThe whole run took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
