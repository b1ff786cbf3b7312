import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { adLoaderAddress } from '../../../components/ads/addresses'
import { compileScripts } from '../../../delivery/build/compile-scripts'
import { parsePage } from '../../../delivery/build/exported-pages'

/** @type {string} */
let out
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'scripts-'))
})
afterEach(() => rm(out, { recursive: true }))

const withAds = () => parsePage('books.html', `<body><script src="${adLoaderAddress}" defer></script></body>`)

test('the same source gives the same addresses', async () => {
  const first = await compileScripts(out, [])
  const second = await compileScripts(out, [])

  assert.deepEqual(first, second)
  assert.match(await readFile(path.join(out, first.hydrate), 'utf8'), /export\s*\{/)
})

test('the script of an untouched page stays within 2,000 bytes', async () => {
  const { loader } = await compileScripts(out, [])
  const { length } = gzipSync(await readFile(path.join(out, loader)), { level: 9 })

  assert(length <= 2000, `${length} bytes`)
})

test('a script tag gets the hashed address of its compiled script', async () => {
  const page = withAds()
  await compileScripts(out, [page])
  const address = `${page.$('script').attr('src')}`

  assert.match(address, /^\/_next\/static\/loader\/[\w-]+-[0-9a-f]{12}\.js$/)
  assert.match(await readFile(path.join(out, address), 'utf8'), /data-banner-id/)
})

test('scripts that no page asks for are not written', async () => {
  await compileScripts(out, [])

  const names = await readdir(path.join(out, '_next/static/loader'))
  assert.deepEqual(names.map((name) => name.split('-')[0]).toSorted(), ['hydrate', 'loader'])
})

const planner = '/scripts/planner.js'
const withPlanner = () =>
  parsePage(
    'how-much.html',
    `<body><fence-planner data-script="${planner}"></fence-planner><script>self.__next_f.push([1,"{\\"data-script\\":\\"${planner}\\"}"])</script></body>`,
  )

test('an element and the flight data that makes it again name the same script', async () => {
  const page = withPlanner()
  await writeFile(path.join(out, 'how-much.txt'), `{"data-script":"${planner}"}`)
  await compileScripts(out, [page])
  const address = `${page.$('fence-planner').attr('data-script')}`

  assert.match(address, /^\/_next\/static\/loader\/planner-[0-9a-f]{12}\.js$/)
  assert.equal(await readFile(path.join(out, 'how-much.txt'), 'utf8'), `{"data-script":"${address}"}`)
  assert(page.$('script').text().includes(address))
  assert(!page.$.html().includes(planner))
})

test('the planner stays within 6,000 bytes', async () => {
  const page = withPlanner()
  await writeFile(path.join(out, 'how-much.txt'), '')
  await compileScripts(out, [page])
  const script = await readFile(path.join(out, `${page.$('fence-planner').attr('data-script')}`))

  assert(gzipSync(script, { level: 9 }).length <= 6000, `${gzipSync(script, { level: 9 }).length} bytes`)
})
