import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { aliases, pages } from '../../content/model/pages/page-registry'
import { reservedNames } from '../../content/model/pages/routes'

// No guide may have the address of something else: what the build adds to out/ has to be on the list that the check reads.

const nameOf = (file: string) => `/${file.replace(/\.(?:br|gz)$/, '').replace(/(?<=.)\.[^.]*$/, '')}`

test('whatever out/ holds is a guide, a file of public/, or on the list of what no guide may be', async () => {
  const reserved = await reservedNames()
  const guides = [...pages(), ...aliases()].map(({ path }) => `/${path.split('/')[1] || 'index'}`)
  const known = new Set([...reserved.keys(), ...guides, ...(await readdir('public')).map(nameOf)])
  assert.deepEqual(
    // An address holds no dot.
    (await readdir('out')).map(nameOf).filter((name) => !name.startsWith('/.') && !known.has(name)),
    [],
  )
})
