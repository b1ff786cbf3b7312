import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { syntaxFaults } from '../../content/model/store/syntax'
import { copyProject } from '../lib/copy-project'
import { hiding, inPublic, missing, unbuilt, unreadable } from './bad-content/broken-files'
import { deal, mistakesIn, runWith, told, type Mistake } from './bad-content/mistakes'
import { listOfPictures, pictures } from './bad-content/pictures'
import { isShipped } from '../unit/shipped'

// What an operator may get wrong in content and settings: `npm run check` says it, with file and field. What looks odd
// and is meant is in own-site.test.ts.

const check = [process.execPath, '--import', 'tsx', 'delivery/build/check.ts']

let folder: string

before(async () => {
  folder = await copyProject()
})

after(() => rm(folder, { recursive: true }))

function round(name: string, mistakes: readonly Mistake[]) {
  describe(name, () => {
    let result: Awaited<ReturnType<typeof runWith>>

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
  // What is told of one hides nothing of the others of its list.
  for (const [name, mistakes] of [
    ['fields of a wrong shape, and what is missing', [...mistakesIn('wrong fields'), ...missing]],
    ['fields that do not go together', mistakesIn('wrong combinations')],
    [
      'references, pictures and public files',
      [...mistakesIn('wrong references'), ...pictures, ...listOfPictures, ...inPublic, ...unbuilt],
    ],
    ['files that cannot be read', hiding],
  ] as const)
    for (const [index, dealt] of (await deal(mistakes)).entries()) round(`${name}, round ${index + 1}`, dealt)
}

describe('files that cannot be parsed', () => {
  let faults: readonly string[]

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
  test('folders and links in place of files are named, and followed nowhere', async () => {
    const guides = path.join(folder, 'content/guides')
    const [gates, itself, around] = ['gates.md', 'itself.md', 'around'].map((name) => path.join(guides, name))
    assert(gates && itself && around)
    await mkdir(gates)
    await symlink('itself.md', itself)
    await symlink('.', around)
    const { printed } = await runWith(folder, [], check)
    for (const made of [gates, itself, around]) await rm(made, { recursive: true })
    assert.deepEqual(told(printed).toSorted(), [
      'content/guides/around: is a link to a folder, and is not followed; put the folder itself there',
      'content/guides/gates.md: is a folder, where ".md" ends the name of a file; rename it',
      'content/guides/itself.md: is a link that leads nowhere; remove it',
    ])
  })

  test('on GitHub, a pull request shows each fault at its line', async () => {
    const [page, settings] = ['content/guides/books.md', 'content/site.json']
    const mistakes = [
      ...mistakesIn('wrong fields').filter(({ file, name }) => file === page && name.startsWith('a day')),
      ...mistakesIn('wrong fields').filter(
        ({ file, name }) => file === settings && name === 'null for words',
      ),
    ]
    const { code, printed } = await runWith(folder, mistakes, ['env', 'GITHUB_ACTIONS=true', ...check])
    assert.equal(code, 1)
    const blurb = readFileSync(settings, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes('"blurb"'))
    const [inPage = '', inSettings = ''] = mistakes.flatMap(({ says }) => says)
    const [, line, column] = /:(\d+):(\d+)/.exec(inPage) ?? []
    assert.deepEqual(printed.match(/^::.*$/gm)?.toSorted(), [
      `::error file=${page},line=${line},col=${column}::${inPage}`,
      `::error file=${settings},line=${blurb + 1},col=12::${inSettings}`,
    ])
  })
}
