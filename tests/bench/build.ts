import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { withoutNpm } from './packages'

/** Minutes after which a build is given up. */
const limit = 15

/**
 * Runs a build.
 * @returns seconds that it took
 * @throws with the last lines that it printed
 */
export async function timed(folder: string, [command, ...parameters]: readonly [string, ...string[]]) {
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
  await running.catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim().slice(-1500) || error.message)
  })
  return (performance.now() - began) / 1000
}
