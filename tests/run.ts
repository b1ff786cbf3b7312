import '../delivery/needs-node'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { findBrowser, ensureBrowser } from './lib/browser'
import { newestNode } from './lib/newest-node'
import { testFilesIn } from './lib/node-tests'
import { jest, nodeTests, playwright, program, stage, summary, type Result } from './lib/stage'

// `npm test`: everything that Node and a Chromium are enough for. With --all, and under CI, real servers, three
// engines, the radio in real time and the newest Node as well; what they need is installed, and what is missing then
// has failed. Each stage runs even when one before it failed. The last line is the sum.

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const all = values.all || Boolean(process.env['CI'])
if (all) process.env['CI'] = 'true'
process.env['NEXT_TELEMETRY_DISABLED'] = '1'
const began = performance.now()

/** One stage after the other. */
async function inTurn(stages: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  for (const run of stages) results.push(await run())
  return results
}

const sideBySide = async (...lanes: readonly Promise<Result[]>[]): Promise<Result[]> =>
  (await Promise.all(lanes)).flat()

/** What depends on the version of Node: servers, streams, files, processes, compression. */
const aboutNode =
  /preview|(?:built-from|carry-over|operator-error|precompress|replace-folder|own-site|faulty-pages|telemetry)\.test\./

/** Next itself, which runs under the newest Node where there is one: the stage "Build" has proved the other. */
const runNext = /(?:dev|own-site|faulty-pages)\.test\./

/** The build, in a copy, and the servers under the newest Node. */
async function onNewestNode(): Promise<Result> {
  const node = newestNode()
  if (!node)
    return { name: 'Newest Node: not to be had from npm', passed: 0, failed: 1, skipped: 0, seconds: 0 }
  const files = testFilesIn('delivery').filter((file) => aboutNode.test(file))
  return stage(`Node ${node.version}`, {
    ...nodeTests('newest', files, 1),
    environment: node.environment,
  })
}

const withoutBuild = inTurn([
  () => stage('Lint', program('eslint', '.')),
  () => stage('Style lint', program('stylelint', '"**/*.scss"')),
  () => stage('Formatting', program('prettier', '--check .')),
  () => stage('Unused code', program('knip', '')),
  () => stage('Unit tests', jest('unit')),
])
const results = await sideBySide(
  inTurn([
    () => stage('Types', program('tsc', '--noEmit --project tests')),
    () => stage('Build', program('next', 'build')),
  ]),
  inTurn(all ? [() => stage('Tools', program('tsx', 'tests/lib/install-tools.ts'))] : []),
)

const delivery = () =>
  stage(
    'Delivery tests',
    nodeTests(
      'delivery',
      testFilesIn('delivery').filter((file) => !all || !runNext.test(file)),
      2,
    ),
  )
const browser = () => stage('Browser tests', playwright('browser', ['phone', 'desktop', 'configured'], 3210))
const realTime = () => stage('Radio in real time', playwright('real-time', ['real time'], 3211))
const hosts = () => stage('Hosts', nodeTests('hosts', testFilesIn('hosts'), 1))
const engines = () => stage('Engines', nodeTests('engines', testFilesIn('engines'), 1))
const hasBrowser = Boolean(all ? findBrowser() : ensureBrowser())

// Two lanes that compute, for two cores: with more of them each took twice as long, and all of it longer. The third
// mostly listens.
results.push(
  ...(await sideBySide(
    inTurn(all || hasBrowser ? [browser, delivery] : [delivery]),
    withoutBuild,
    withoutBuild.then(() => inTurn(all ? [hosts, onNewestNode, engines] : [])),
    inTurn(all ? [realTime] : []),
  )),
)

console.log('')
for (const result of results) {
  console.log(summary(result))
  for (const failure of result.failures ?? []) console.log(`    ✗ ${failure}`)
}
const sum = (kind: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[kind], 0)

const notRun = [
  ...(all
    ? []
    : ['real servers', 'Firefox, WebKit and deploys', 'the radio in real time', 'the newest Node']),
  ...(hasBrowser ? [] : ['the browser tests (no Chromium)']),
  ...(sum('skipped') > 0 ? [`${sum('skipped')} skipped tests`] : []),
]
if (notRun.length > 0) console.log(`\nNot run: ${notRun.join('; ')}.`)
if (!all) console.log('All of it, with everything it needs installed (Debian, as root): npm test -- --all')
console.log(`\nThe whole run took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
