import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The node:test files of a folder of tests/. Node 20 expands no patterns by itself. */
export function testFilesIn(folder: string): string[] {
  return readdirSync(path.join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join('tests', folder, file))
    .toSorted()
}

/** What `node` is given before the files. The time limit ends a test that would wait for ever. */
export const nodeTestArguments = (options: readonly string[]) => [
  '--import=tsx',
  '--test',
  '--test-timeout=900000',
  ...options,
]
