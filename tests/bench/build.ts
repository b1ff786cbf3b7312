import { execFile } from 'node:child_process'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { usageOf } from '../load/usage'
import { withoutNpm } from './packages'

type Command = readonly [string, ...string[]]

/** Minutes after which a build is given up. */
const limit = 15

/**
 * Runs a build.
 * @returns seconds that it took
 * @throws with the last lines that it printed
 */
export async function timed(folder: string, command: Command): Promise<number> {
  return (await watched(folder, command)).seconds
}

/**
 * Runs a build.
 * @returns seconds that it took, and the most memory that its processes had at one time
 * @throws with the last lines that it printed
 */
export async function watched(folder: string, [command, ...parameters]: Command) {
  const began = performance.now()
  const running = promisify(execFile)(command, parameters, {
    cwd: folder,
    timeout: limit * 60_000,
    maxBuffer: 100_000_000,
    // CI switches some caches off: a benchmark must not depend on who starts it.
    env: {
      ...withoutNpm(process.env),
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '',
    },
  })
  let memory = 0
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      const usage = await usageOf(running.child.pid).catch(() => undefined)
      memory = Math.max(memory, usage?.bytes ?? 0)
      await pause(200)
    }
  })()
  await running
    .finally(() => (isRunning = false))
    .catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim().slice(-1500) || error.message)
    })
  const seconds = (performance.now() - began) / 1000
  await watching
  return { seconds, memory }
}
