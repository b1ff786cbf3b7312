import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { cacheIn, type FromCache } from '../../../content/model/store/build-cache'
import { finishExport } from '../../../delivery/build/finish-export'
import { precompress } from '../../../delivery/build/precompress'
import { noThirdParties } from '../../lib/third-parties'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

// All steps together, on an export of two small pages.

/** Of islands that are in neither. */
const styleNames = Object.fromEntries(
  (await readdir('components', { recursive: true }))
    .filter((name) => name.endsWith('.module.scss'))
    .map((name) => [`../../components/${name}`, {}]),
)

const out = emptyFolder()

function html(file: string, body: string) {
  const name = path.basename(file, '.html')
  const canonical = name === '404' ? '' : `<link rel="canonical" href="https://x.example/${name}">`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/a.js" async></script><title>${name}</title><meta name="description" content="About ${name}">${canonical}</head><body><h1>${name}</h1>${body}<script>(globalThis["TURBOPACK"]||[]).push(1)</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:${name}"])</script></body></html>`
}

const write = (file: string, text: string) => fill(out, { [file]: text })

beforeEach(async () => {
  const words = '<p id="words">Words of a page that is long enough to be worth compressing.</p>'
  await write('index.html', html('index.html', `${words}<a href="/history#rome">Rome</a>`))
  await write('history.html', html('history.html', '<h2 id="rome">Rome</h2><a href="/">Home</a>'))
  await write('404.html', html('404.html', '<a href="/">Home</a>'))
  await write('_not-found.html', '')
  const flight = ['__next._tree', '_not-found/__next._tree', 'history/__next.history', '_not-found']
  for (const name of [...flight, 'index', 'history']) await write(`${name}.txt`, `0:${name}`)
  await write('style-names.json', JSON.stringify(styleNames))
  await write('_next/static/chunks/a.js', 'run()')
  await write('search-index.json', '[]')
  await write('scripts/own.js', '// Why\nalert(1)\n')
  await write('_next/static/chunks/a.css', 'h1{top:0}.gone{top:0}')
})

test('the finished folder: one script a page, styles inline, a copy in a folder, nothing of Next’s', async () => {
  await finishExport(out, noThirdParties)

  const files = (await readdir(out, { recursive: true })).filter((name) => !name.startsWith('_next'))
  assert.deepEqual(
    files.toSorted(),
    [
      ...['404.html', 'history.html', 'history/index.html', 'index.html'],
      ...['history', 'scripts', 'scripts/own.js', 'search-index.json'],
    ].toSorted(),
  )
  const text = await readFile(path.join(out, 'history.html'), 'utf8')
  const [script, ...others] = text.match(/<script(?! type="speculationrules").*?>/g) ?? []
  assert.deepEqual(others, [])
  assert.match(script ?? '', /^<script async="" src="\/_next\/static\/loader\/\S+ data-islands=/)
  assert.match(text, /<style>h1\{top:0\}<\/style>/)
  assert.equal(await readFile(path.join(out, 'history/index.html'), 'utf8'), text)
  assert.equal(await readFile(path.join(out, 'scripts/own.js'), 'utf8'), '// Why\nalert(1)\n')
})

test('a cold cache, a warm one and a damaged one give the same bytes as none', async () => {
  await write('long.html', html('long.html', `<p class="gone">${'Posts and rails. '.repeat(200)}</p>`))
  await write('long.txt', '0:long')
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  const [exported, cache] = [path.join(folder, 'export'), path.join(folder, 'cache')]
  await cp(out, exported, { recursive: true })
  const finished = async (fromCache?: FromCache) => {
    const copy = await mkdtemp(path.join(folder, 'out-'))
    await cp(exported, copy, { recursive: true })
    await finishExport(copy, noThirdParties, {}, fromCache)
    await precompress(copy, fromCache)
    const entries = await readdir(copy, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    return Promise.all(
      files
        .toSorted()
        .map(async (file) => [path.relative(copy, file), (await readFile(file)).toString('hex')]),
    )
  }

  const plain = await finished()
  assert.deepEqual(await finished(cacheIn(cache)), plain)
  const entries = await readdir(cache)
  assert(['.br', '.gz'].every((ending) => entries.some((name) => name.endsWith(ending))))
  const refuse = async (name: string) => assert.fail(`${name} is made again`)
  const keep = cacheIn(cache)
  assert.deepEqual(await finished((name) => keep(name, () => refuse(name))), plain)
  for (const name of entries) await writeFile(path.join(cache, name), 'spoiled')
  assert.deepEqual(await finished(cacheIn(cache)), plain)
  await rm(folder, { recursive: true })
})

for (const [body, says] of [
  ['<script src="https://ads.example/a.js"></script>', 'has an unknown script: '],
  ['<script src="/_next/immutable/a.js"></script>', 'has an unknown script: '],
  ['<script>window.next={}</script>', 'has an unknown script: '],
  ['<script type="application/json">[1]</script>', 'has an unknown script: '],
  ['<site-island name="tide"></site-island>', 'its island "tide" has no file tide.island.tsx'],
] as const) {
  test(`${body} is refused, with the name of the page`, async () => {
    await write('history.html', html('history.html', body))

    const message = `history.html: ${says}${says.endsWith(' ') ? body : ''}`
    await assert.rejects(finishExport(out, noThirdParties), { name: 'OperatorError', message })
  })
}
