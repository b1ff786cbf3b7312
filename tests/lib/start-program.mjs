import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Starts a program that is stopped with the test run at the latest.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startProgram(command, parameters, options = {}) {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-2000)))
  // No server may outlive an interrupted test run. SIGTERM, because after SIGKILL its workers would live on.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const closed = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  let ended = false
  void closed.then(() => {
    ended = true
    process.off('exit', end)
  })

  return {
    pid: child.pid,
    ended: () => ended,
    output: () => output,
    /** @param {NodeJS.Signals} [signal] */
    async stop(signal = 'SIGTERM') {
      if (ended) return
      child.kill(signal)
      const force = setTimeout(() => child.kill('SIGKILL'), 3000)
      await closed
      clearTimeout(force)
    },
  }
}
