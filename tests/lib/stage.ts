import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { nodeTestArguments } from './node-tests'

/** `failures`: the names of what has failed, for who sees only the end of a long log. */
type Count = { passed: number; failed: number; skipped: number; failures?: readonly string[] }
export type Result = Count & { name: string; seconds: number }
/** A command, and how to read from its report what it counted. Without `count` it counts as one test. */
type Command = { command: string; count?: () => Count; environment?: Readonly<Record<string, string>> }

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
const bin = (name: string) => path.join('node_modules', '.bin', name)
const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Runs a command and prints its output once it has ended, so that stages running at the same time do not mix. */
export async function stage(name: string, { command, count, environment = {} }: Command): Promise<Result> {
  const began = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<unknown>((resolve) => {
    child.on('error', resolve)
    child.on('close', resolve)
  })
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  // A runner that crashed, or found no tests, has not passed.
  const isBroken = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0
  const result = {
    ...counted,
    name,
    failed: counted.failed + (isBroken ? 1 : 0),
    seconds: (performance.now() - began) / 1000,
  }
  console.log(`\n=== ${name}\n${Buffer.concat(output).toString().trimEnd()}\n${summary(result)}`)
  return result
}

export function summary({ name, passed, failed, skipped, seconds }: Result): string {
  const mark = failed > 0 ? '✗' : '✓'
  const alsoSkipped = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${mark} ${name}: ${passed} passed, ${failed} failed${alsoSkipped} (${seconds.toFixed(0)} s)`
}

/** A program of node_modules, with its parameters. */
export const program = (name: string, parameters: string): Command => ({
  command: `${bin(name)} ${parameters}`,
})

/** All unit tests, or those of some folders. */
export function jest(reportName: string, folders = ''): Command {
  const file = path.join(reports, `${reportName}.json`)
  return {
    command: `${bin('jest')} --config tests/jest.config.mjs --json --outputFile=${file} ${folders}`,
    count: () => {
      const report = JSON.parse(readReport(file) || '{}')
      return {
        passed: report.numPassedTests ?? 0,
        failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
        skipped: report.numPendingTests ?? 0,
        failures: [report.testResults ?? []]
          .flat()
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => String(fullName)),
      }
    },
  }
}

/** node:test suites; `concurrency`: how many files run at the same time. */
export function nodeTests(reportName: string, files: readonly string[], concurrency: number): Command {
  const file = path.join(reports, `${reportName}.tap`)
  const options = nodeTestArguments([
    `--test-concurrency=${concurrency}`,
    '--test-reporter=spec --test-reporter-destination=stdout',
    `--test-reporter=tap --test-reporter-destination=${file}`,
  ])
  return {
    command: `node ${[...options, ...files].join(' ')}`,
    count: () => {
      const total = (word: string) =>
        Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(readReport(file))?.[1] ?? 0)
      return {
        passed: total('pass'),
        failed: total('fail') + total('cancelled'),
        skipped: total('skipped'),
        failures: Array.from(readReport(file).matchAll(/^ *not ok \d+ - (.*)/gm), ([, name = '']) => name),
      }
    },
  }
}

/** Projects of tests/playwright.config.ts; `port`: where they serve out/. */
export function playwright(reportName: string, projects: readonly string[], port: number): Command {
  const file = path.join(reports, `${reportName}.json`)
  const chosen = projects.map((project) => `--project="${project}"`).join(' ')
  return {
    command: `${bin('playwright')} test --config tests/playwright.config.ts ${chosen}`,
    environment: { E2E_REPORT: file, E2E_PORT: String(port) },
    count: () => {
      const { stats, suites } = JSON.parse(readReport(file) || '{}')
      return {
        failures: failedSpecs(suites ?? []),
        passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        failed: stats?.unexpected ?? 0,
        skipped: stats?.skipped ?? 0,
      }
    },
  }
}

type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }

/** By its tests: `ok` of what runs in two projects is that of the first. */
const failedSpecs = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    ),
    ...failedSpecs(inner),
  ])
