import { readFileSync } from 'node:fs'
import process from 'node:process'

// The first import of each command. An older Node would end in an error about some method that it lacks; this it can read.

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const least = /\d+\.\d+/.exec(engines.node)?.[0] ?? '0.0'
const [major = 0, minor = 0] = least.split('.').map(Number)
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This needs Node ${least} or newer, and is run by ${process.versions.node}: https://nodejs.org`,
  )
  process.exit(1)
}
