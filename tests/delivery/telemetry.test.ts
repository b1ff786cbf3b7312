import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import process from 'node:process'
import { test } from 'node:test'

/** The order of `next build` and `next dev`: the configuration first, then what would send. */
const start = `
  import config from 'next/dist/server/config.js'
  import { Telemetry } from 'next/dist/telemetry/storage.js'
  // The phase in which our configuration checks no content: that takes seconds.
  await config.default('phase-test', process.cwd(), { silent: true })
  console.log(new Telemetry({ distDir: '.next', skipNotify: true }).isDisabled)
`

test('Next sends nothing about this site, whoever starts it', () => {
  const { NEXT_TELEMETRY_DISABLED: _, ...environment } = process.env
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', start], {
    // What somebody decided for this computer as a whole must not answer for the project.
    env: { ...environment, XDG_CONFIG_HOME: tmpdir() },
    encoding: 'utf8',
  })
  assert.equal(printed.trim().split('\n').at(-1), 'true')
})
