import { spawn, type SpawnOptions } from 'node:child_process'
import process from 'node:process'

/** Starts a program that is stopped with the test run at the latest. */
export function startProgram(
  command: string,
  parameters: readonly string[],
  options: Omit<SpawnOptions, 'stdio'> = {},
) {
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
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (ended) return
      child.kill(signal)
      const force = setTimeout(() => child.kill('SIGKILL'), 3000)
      await closed
      clearTimeout(force)
    },
  }
}
