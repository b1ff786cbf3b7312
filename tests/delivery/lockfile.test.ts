import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { z } from 'zod'

const entry = z.object({
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  deprecated: z.string().optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([name]) => name !== '')

test('every package has an integrity hash, but for optional ones of other platforms', () => {
  const without = installed.filter(([, { integrity }]) => integrity === undefined)
  assert.deepEqual(
    without.filter(([, { optional, os }]) => !optional || !os).map(([name]) => name),
    [],
  )
})

test('no package is deprecated', () => {
  assert.deepEqual(
    installed.filter(([, { deprecated }]) => deprecated !== undefined).map(([name]) => name),
    [],
  )
})
