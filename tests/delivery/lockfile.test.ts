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

test('every package has an integrity hash, but for as many of other platforms as CONTRIBUTING.md says', async () => {
  const without = installed.filter(([, { integrity }]) => integrity === undefined)
  for (const [name, { optional, os }] of without) assert(optional && os, name)
  const guide = await readFile('.github/CONTRIBUTING.md', 'utf8')
  const [, told] = /In `package-lock\.json`, (\d+) optional packages/.exec(guide) ?? []
  assert.equal(without.length, Number(told), without.map(([name]) => name).join('\n'))
})

test('no package is deprecated', () => {
  assert.deepEqual(
    installed.filter(([, { deprecated }]) => deprecated !== undefined).map(([name]) => name),
    [],
  )
})
