import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { syntaxFaults } from '../../content/model/syntax'
import { copyProject } from '../lib/copy-project.mjs'
import { brokenFiles, unreadable } from './bad-content/broken-files.mjs'
import { listOfPictures, pictures } from './bad-content/pictures.mjs'
import { sound } from './bad-content/sound.mjs'
import { wrongCombinations, wrongFields } from './bad-content/wrong-fields.mjs'
import { wrongReferences } from './bad-content/wrong-references.mjs'
import { deal, runWith, told } from './bad-content/rounds.mjs'
import { isShipped } from '../unit/shipped'

// What an operator may get wrong in content and settings: `npm run check` says it, with file and field.

const check = [process.execPath, '--import', 'tsx', 'delivery/build/check.ts']

/** @type {string} */
let folder

before(async () => {
  folder = await copyProject()
})

after(() => rm(folder, { recursive: true }))

/**
 * @param {string} name
 * @param {readonly import('./bad-content/mistake.mjs').Mistake[]} mistakes
 */
function round(name, mistakes) {
  describe(name, () => {
    /** @type {{ code: number | null, printed: string }} */
    let result

    before(async () => {
      result = await runWith(folder, mistakes, check)
    })

    for (const { name, file, says } of mistakes.filter((mistake) => mistake.says.length > 0)) {
      test(`${file}: ${name}`, () => {
        const faults = told(result.printed)
        for (const message of says) {
          assert(faults.includes(message), `expected "${message}" in:\n${result.printed}`)
        }
      })
    }

    test('and nothing else is told, under no stack', () => {
      assert.equal(result.code, 1)
      assert.doesNotMatch(result.printed, /\n\s+at /)
      const expected = mistakes.flatMap(({ says }) => says)
      assert.deepEqual(
        told(result.printed).filter((fault) => !expected.includes(fault)),
        [],
      )
    })
  })
}

if (isShipped) {
  for (const [index, mistakes] of (await deal(wrongFields)).entries())
    round(`fields of a wrong shape, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of (await deal(wrongCombinations)).entries())
    round(`fields that do not go together, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of (
    await deal([...wrongReferences, ...pictures, ...listOfPictures])
  ).entries())
    round(`references, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of brokenFiles.entries()) round(`broken files, round ${index + 1}`, mistakes)
}

describe('files that cannot be parsed', () => {
  /** @type {readonly string[]} */
  let faults

  before(async () => {
    const files = await mkdtemp(path.join(tmpdir(), 'fence-wiki-syntax-'))
    await mkdir(path.join(files, 'content'))
    for (const { file, bytes = '' } of unreadable) await writeFile(path.join(files, file), bytes)
    faults = await syntaxFaults(path.join(files, 'content'), 'content')
    await rm(files, { recursive: true })
  })

  for (const { name, file, says } of unreadable) {
    test(`${path.extname(file)}: ${name}`, () => {
      assert.deepEqual(
        faults.filter((fault) => fault.startsWith(file)),
        says,
      )
    })
  }
})

if (isShipped) {
  // What its pages show is in contributing.test.ts.
  test('what looks odd and is meant passes the check, in each of its files', async () => {
    const { code, printed } = await runWith(folder, sound, check)
    assert.equal(code, 0, printed)
  })
}
