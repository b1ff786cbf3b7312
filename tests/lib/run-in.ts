import { execFile } from 'node:child_process'
import process from 'node:process'

/**
 * Runs a command in a folder.
 * @param input what it reads; without, its standard input stays open
 */
export function runIn(
  folder: string,
  [name = '', ...parameters]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input?: string,
): Promise<{ code: number; printed: string }> {
  const options = { cwd: folder, maxBuffer: 10_000_000, env: { ...process.env, ...environment } }
  return new Promise((resolve) => {
    const { stdin } = execFile(name, parameters, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr }),
    )
    if (input !== undefined) stdin?.end(input)
  })
}
