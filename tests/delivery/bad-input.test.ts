import assert from 'node:assert/strict'
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { copyProject } from '../lib/copy-project'
import { fill } from '../lib/fill'
import { runIn } from '../lib/run-in'
import { listen } from '../lib/upstream'

// Bad input as an operator meets it: the real commands, run in a copy of the project. What the check says to bad
// content stands in bad-content.test.ts.

let copy: string

before(async () => {
  copy = await copyProject()
  // The example settings, which an operator's own would replace.
  await cp('tests/fixtures/site.json', path.join(copy, 'content/site.json'))
})

after(() => rm(copy, { recursive: true }))

const preview = [process.execPath, '--import', 'tsx', 'delivery/preview/server.ts']
const start = ['npm', 'start']
const build = ['node_modules/.bin/next', 'build']
const check = [process.execPath, '--import', 'tsx', 'delivery/build/check.ts']

/** Calls back while content/site.json has a slip. */
async function withSlip<Result>(run: () => Promise<Result>): Promise<Result> {
  const file = path.join(copy, 'content/site.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.replace('"email"', '"emial"'))
  return run().finally(() => writeFile(file, good))
}
const slip = /^content\/site\.json › contact\.emial: is not a field known here/m

const nothingBuilt = async () =>
  assert.equal(await stat(path.join(copy, 'out')).catch(() => undefined), undefined)

test('a fault stops the build before anything is written', async () => {
  const { code, printed } = await withSlip(() => runIn(copy, build))
  assert.equal(code, 1)
  assert.match(printed, /content\/site\.json › contact\.emial: is not a field known here/)
  await nothingBuilt()
})

test('SITE_URL=notaurl and KEEP_BUILDS=-1 stop the build before anything is written', async () => {
  const { code, printed } = await runIn(copy, build, { SITE_URL: 'notaurl', KEEP_BUILDS: '-1' })
  assert.equal(code, 1)
  for (const fault of [
    'SITE_URL: must be a full web address like https://fences.org (found "notaurl")',
    'KEEP_BUILDS: must be a number of builds, from 0 to 9 (found "-1")',
  ])
    assert(printed.includes(`environment › ${fault}`), printed)
  await nothingBuilt()
})

test('sound content passes the check; examples that would go live under a real address are reported', async () => {
  const { code, printed } = await runIn(copy, check, { SITE_URL: 'https://fences.org' })
  assert.equal(code, 0)
  assert.match(printed, /Content and settings are fine/)
  assert.match(printed, /contact\.email: is still the example .* would go live at https:\/\/fences\.org/)
})

test('the preview reports that nothing is built yet', async () => {
  const { code, printed } = await runIn(copy, preview)
  assert.equal(code, 1)
  assert.match(printed, /There is no out\/index\.html to serve\. Build it first: npm run build/)
})

/** Runs the preview where there is something to serve, which it asks for first: it must end with this. */
async function refuses(environment: Record<string, string>, says: RegExp, command = preview) {
  await fill(copy, { 'out/index.html': '<h1>Home</h1>' })
  const { code, printed } = await runIn(copy, command, environment)
  await rm(path.join(copy, 'out'), { recursive: true })
  assert.equal(code, 1)
  assert.match(printed, says)
  assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
}

test('the preview names what is wrong with content that was broken after the build', () =>
  withSlip(() => refuses({}, slip)))

for (const [name, value, says] of [
  ['PORT', 'radio', /^PORT must be a whole number from 1 to 65535 \(found "radio"\)/],
  ['PORT', '0x10', /^PORT must be a whole number from 1 to 65535 \(found "0x10"\)/],
  ['RADIO_UPSTREAM', 'icecast:8000', /^RADIO_UPSTREAM must be the http address of an Icecast mount/],
  // 192.0.2.0/24 is for documentation: no computer has such an address.
  ['HOST', '192.0.2.1', /^HOST must be an address of this computer.* \(found "192\.0\.2\.1": E[A-Z_]+\)\n$/],
  ['HOST', 'not a host', /^HOST must be an address of this computer.* \(found "not a host": E[A-Z_]+\)\n$/],
] as const)
  test(`the preview refuses ${name}="${value}" with a sentence`, () => refuses({ [name]: value }, says))

for (const [name, command] of Object.entries({ 'npm run preview': preview, 'npm start': start }))
  test(`a taken port is named, with a way to choose another: ${name}`, async () => {
    const holder = createServer()
    const port = await listen(holder)
    const says = `Port ${port} is taken by another program\\. Choose another one: PORT=\\d+ ${name}\n`
    await refuses({ PORT: `${port}` }, new RegExp(says), command).finally(() => holder.close())
  })

test('npm start looks at its port before it builds', async () => {
  const { code, printed } = await runIn(copy, start, { PORT: 'abc' })
  assert.equal(code, 1)
  assert.match(printed, /^PORT must be a whole number from 1 to 65535 \(found "abc"\)$/m)
  assert.doesNotMatch(printed, /Next\.js/)
})
