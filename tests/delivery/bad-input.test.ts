import assert from 'node:assert/strict'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { copyProject } from '../lib/copy-project'
import { runIn } from '../lib/run-in'

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
const build = ['node_modules/.bin/next', 'build']
const check = [process.execPath, '--import', 'tsx', 'delivery/build/check.ts']

/** Changes a file of the copy, runs a command, and puts the file back. */
async function runWith(file: string, change: (text: string) => string, command: string[]) {
  const target = path.join(copy, file)
  const good = await readFile(target, 'utf8')
  const bad = change(good)
  assert.notEqual(bad, good, 'the test changes nothing')
  await writeFile(target, bad)
  try {
    return await runIn(copy, command)
  } finally {
    await writeFile(target, good)
  }
}

const nothingBuilt = async () =>
  assert.equal(await stat(path.join(copy, 'out')).catch(() => undefined), undefined)

test('a fault stops the build before anything is written', async () => {
  const { code, printed } = await runWith(
    'content/site.json',
    (text) => text.replace('"email"', '"emial"'),
    build,
  )
  assert.equal(code, 1)
  assert.match(printed, /content\/site\.json › contact\.emial: is not a field known here/)
  await nothingBuilt()
})

test('SITE_URL=notaurl and KEEP_BUILDS=-1 stop the build before anything is written', async () => {
  const { code, printed } = await runIn(copy, build, { SITE_URL: 'notaurl', KEEP_BUILDS: '-1' })
  assert.equal(code, 1)
  assert.match(
    printed,
    /environment › SITE_URL: must be a full web address like https:\/\/fences\.org \(found "notaurl"\)/,
  )
  assert.match(printed, /environment › KEEP_BUILDS: must be a number of builds, from 0 to 9 \(found "-1"\)/)
  await nothingBuilt()
})

test('sound content passes the check', async () => {
  const { code, printed } = await runIn(copy, check)
  assert.equal(code, 0)
  assert.match(printed, /Content and settings are fine/)
})

test('examples that would go live under a real address are reported, but stop nothing', async () => {
  const { code, printed } = await runIn(copy, check, { SITE_URL: 'https://fences.org' })
  assert.equal(code, 0)
  assert.match(
    printed,
    /content\/site\.json › contact\.email: is still the example "hello@fencewiki\.example", and would go live at https:\/\/fences\.org/,
  )
})

test('the preview reports that nothing is built yet', async () => {
  const { code, printed } = await runIn(copy, preview)
  assert.equal(code, 1)
  assert.match(printed, /There is no out\/index\.html to serve\. Build it first: npm run build/)
})

test('the preview refuses an invalid port', async () => {
  const { code, printed } = await runIn(copy, preview, {
    PORT: 'radio',
  })
  assert.equal(code, 1)
  assert.match(printed, /PORT must be a whole number from 1 to 65535 \(found "radio"\)/)
})

/** Runs the preview where there is something to serve: it asks for that first. */
async function previewWith(environment: Record<string, string>) {
  const out = path.join(copy, 'out')
  await mkdir(out)
  await writeFile(path.join(out, 'index.html'), '<h1>Home</h1>')
  try {
    return await runIn(copy, preview, environment)
  } finally {
    await rm(out, { recursive: true })
  }
}

test('the preview names what is wrong with content that was broken after the build', async () => {
  const file = path.join(copy, 'content/site.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.replace('"email"', '"emial"'))
  try {
    const { code, printed } = await previewWith({})
    assert.equal(code, 1)
    assert.match(printed, /^content\/site\.json › contact\.emial: is not a field known here/m)
    assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
  } finally {
    await writeFile(file, good)
  }
})

test('the preview refuses an invalid radio upstream', async () => {
  const { code, printed } = await previewWith({ RADIO_UPSTREAM: 'icecast:8000' })
  assert.equal(code, 1)
  assert.match(printed, /^RADIO_UPSTREAM must be the http address of an Icecast mount/)
})

// 192.0.2.0/24 is for documentation: no computer has such an address.
for (const host of ['192.0.2.1', 'not a host']) {
  test(`the preview refuses HOST="${host}" with a sentence`, async () => {
    const { code, printed } = await previewWith({ HOST: host })
    assert.equal(code, 1)
    assert.match(printed, /^HOST must be an address of this computer.* \(found ".*": E[A-Z_]+\)\n$/)
    assert(printed.includes(`"${host}"`))
  })
}

test('a taken port is named, with a way to choose another', async () => {
  const holder = createServer()
  await new Promise((resolve) => holder.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = holder.address()
  assert(typeof address === 'object' && address)
  try {
    const { code, printed } = await previewWith({ PORT: String(address.port) })
    assert.equal(code, 1)
    assert(
      printed.includes(`Port ${address.port} is taken by another program. Choose another one: PORT=`),
      printed,
    )
  } finally {
    holder.close()
  }
})
