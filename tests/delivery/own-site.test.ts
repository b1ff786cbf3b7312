import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import path from 'node:path'
import { build, copyProject, edit } from '../lib/copy-project'
import { runIn } from '../lib/run-in'
import { isShipped } from '../unit/shipped'
import { asksForTheContributors, contribute } from './own-site/contributor'
import { asksForTheOdd, makeOdd } from './own-site/odd-pages'
import { answers, makeOwn, name } from './own-site/operator'
import { asksForTheOperators } from './own-site/operators-pages'
import { assertReplacedInOneStep, putFormerOut, startReading } from './own-site/reader'
import { siteIn } from './own-site/site'

// A site made somebody's own: setup, check and unit tests take it as they take what ships. Then a contributor adds what
// CONTRIBUTING.md describes, and content comes in that looks odd. Building takes long: one build, over an out/ that is
// being read, shows what becomes of it all.

const site = siteIn(await copyProject())
const { folder, inCopy } = site
after(() => rm(folder, { recursive: true }))

const script = (file: string, input?: string) =>
  runIn(folder, [process.execPath, '--import=tsx', file], {}, input)
const answer = (lines: readonly string[]) => script('delivery/setup/setup.ts', lines.join('\n'))

before(async () => {
  const { code, printed } = await answer(answers)
  assert.equal(code, 0, printed)
  assert.doesNotMatch(printed, /Still examples/)
  await makeOwn(site)
})

test('setup keeps what nobody answers, and writes nothing where an answer is at fault', async () => {
  const written = await readFile(inCopy('content/site.json'), 'utf8')
  const kept = await answer([])
  assert(kept.printed.includes(`Name of the site [${name}]`))
  assert.match(kept.printed, /content\/site\.json is as it was/)
  const faulty = await answer(['Elsewhere', 'http://elsewhere.org'])
  assert.equal(faulty.code, 1)
  assert.match(faulty.printed, /content\/site\.json › url: must be a full address that starts with https:/)
  assert.equal(await readFile(inCopy('content/site.json'), 'utf8'), written)
})

test('the check finds no fault', async () => {
  const { code, printed } = await script('delivery/build/check.ts')
  assert.equal(code, 0, printed)
  assert.doesNotMatch(printed, /Before you publish/)
})

/** What asks for the content that its operator has edited. */
const askers = [
  ...[
    'contact',
    'history',
    'home',
    'installation-maintenance',
    'page-registry',
    'radio',
    'types-of-fences',
  ].map((name) => `content/model/pages/${name}.ts`),
  ...['pictures', 'site', 'sources'].map((name) => `content/model/collections/${name}.ts`),
]

// Only those that reach one of these.
test('the unit tests stay green', async () => {
  // Jest passes over a file that is not there.
  for (const file of askers) assert(existsSync(inCopy(file)), file)
  const { code, printed } = await runIn(folder, [
    inCopy('node_modules/.bin/jest'),
    '--config=tests/jest.config.mjs',
    '--silent',
    // What is fuzzed makes its own content.
    '--testPathIgnorePatterns=tests/unit/fuzz',
    ...['tests/unit', 'content', 'app', 'components'].map((name) => `--roots=${inCopy(name)}`),
    '--findRelatedTests',
    ...askers,
  ])
  assert.equal(code, 0, printed)
})

describe('the site that is built of it', { timeout: 600_000 }, () => {
  let built: Awaited<ReturnType<typeof build>>
  let seen: Awaited<ReturnType<ReturnType<typeof startReading>>>

  before(async () => {
    // The words of mistakes.yaml are those that ship: an operator's may be others.
    if (isShipped) await makeOdd(site)
    await contribute(site)
    // Something to mend: nobody has this address.
    await edit(inCopy('content/site.json'), (text) => text.replace('//call811.com', '//call811.example'))
    await putFormerOut(site)
    const stopReading = startReading(site)
    built = await build(folder)
    seen = await stopReading()
  })

  test('is built, and what to mend before publishing is told once', () => {
    assert.equal(built.code, 0, built.printed)
    assert.equal(built.printed.split('Before you publish:').length, 2, built.printed)
  })

  test('its types are right', async () => {
    const { code, printed } = await runIn(folder, [path.join(folder, 'node_modules/.bin/tsc'), '--noEmit'])
    assert.equal(code, 0, printed)
  })

  test('replaces the former one in one step, for whoever reads the folder', () => {
    assertReplacedInOneStep(seen)
  })

  describe('to its operator', () => asksForTheOperators(site))
  describe('to its contributor', () => asksForTheContributors(site))
  if (isShipped) describe('where content looks odd and is meant', () => asksForTheOdd(site))
})
