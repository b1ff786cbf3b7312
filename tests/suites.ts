import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { nodeTestArguments, testFilesIn } from './lib/node-tests'

// `tsx tests/suites.ts <folder> [words] [options of node --test]`: the node:test suites of a folder of tests/, or those
// of them whose file names hold one of the words.

const [folder = '', ...rest] = process.argv.slice(2)
const words = rest.filter((word) => !word.startsWith('-'))
const options = rest.filter((word) => word.startsWith('-'))
const all = testFilesIn(folder)
const files = words.length > 0 ? all.filter((file) => words.some((word) => file.includes(word))) : all
if (files.length === 0) {
  console.error(`tests/${folder} has no suite "${words.join(' ')}". There are:\n${all.join('\n')}`)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, [...nodeTestArguments(options), ...files], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
