import { existsSync } from 'node:fs'
import process from 'node:process'
import { isBuildCurrent } from '../delivery/build/built-from'

// In front of every script that looks at out/: says so when it is missing, or was built from other files.

if (!existsSync('out/index.html')) stop('There is no out/ yet. Build it first: npm run build')
if (!(await isBuildCurrent('.'))) stop('out/ was built from other files than these. Build it: npm run build')

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
