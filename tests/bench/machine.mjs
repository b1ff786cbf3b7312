import { spawnSync } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'

/**
 * The machine in one line, for the head of the results.
 * @param {string} browser path of the Chromium that was used
 */
export function describeMachine(browser) {
  const cores = os.cpus()
  const model = cores[0]?.model.replaceAll(/\s+/g, ' ').trim() || os.arch()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim()
  const chromium = version.match(/[\d.]+/)?.[0] ?? 'unknown version'
  return `${model}, ${cores.length} cores, ${memory} GiB, ${os.type()}, Node ${process.versions.node}, Chromium ${chromium}`
}

/** The commit that was measured. */
export function commit() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}
