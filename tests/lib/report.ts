import { spawnSync } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'

/** A Markdown table with figures on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isFigure = (column: number) =>
    column > 0 && rows.every((row) => /^(?:–|[<≤≥]? ?[\d,.]+ ?\S*|)$/.test(row[column] ?? ''))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    line(head),
    line(head.map((_, column) => (isFigure(column) ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

/** With thousands apart, and no more decimals than asked for; a dash for what was not measured. */
export const figure = (value: number | undefined, decimals = 0): string =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en-US', { maximumFractionDigits: decimals })

/** When, what and on which machine was measured. */
export function measuredOn(browser: string): string {
  const run = (command: string, parameters: string[]) =>
    spawnSync(command, parameters, { encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = run('git', ['rev-parse', '--short', 'HEAD']) || 'unknown'
  const cores = os.cpus()
  const chromium = /[\d.]+/.exec(run(browser, ['--version']))?.[0] ?? 'unknown'
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}. ${cores[0]?.model.trim() || os.arch()}, ${cores.length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()}, Node ${process.versions.node}, Chromium ${chromium}`
}

/** Prints an error's message without its stack, and lets the process end with status 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
