import process from 'node:process'
import { promisesOf, suites } from './lib/promises'
import { specification, specificationFaults } from './lib/specification'

// `npm run promises`: what the tests promise, by suite and file, in the words of their names. A name that is made of
// rows or values shows where they go in. With --specification: what the specification asks for, and which test proves
// it on the site as it ships.

function printSpecification(): void {
  for (const [section, sentences] of Object.entries(specification)) {
    console.log(section)
    for (const [says, proofs] of Object.entries(sentences))
      console.log([`  ${says}`, ...proofs].join('\n      '))
  }
  const faults = specificationFaults()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function printPromises(): void {
  for (const suite of suites) {
    console.log(suite)
    let last = ''
    for (const { file, titles } of promisesOf(suite)) {
      if (file !== last) console.log(`  ${file.slice(suite.length + 1)}`)
      last = file
      console.log('  '.repeat(titles.length + 1) + (titles.at(-1) ?? ''))
    }
  }
}

if (process.argv.includes('--specification')) printSpecification()
else printPromises()
