import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { cacheIn, type FromCache } from '../../../content/model/build-cache'
import { finishExport } from '../../../delivery/build/finish-export'
import { noThirdParties } from '../../lib/third-parties'
import { emptyFolder } from '../../lib/empty-folder'

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

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true })
  await writeFile(path.join(out, file), text)
}

beforeEach(async () => {
  const words = '<p id="words">Words of a page that is long enough to be worth compressing.</p>'
  await write('index.html', html('index.html', `${words}<a href="/history#rome">Rome</a>`))
  await write('index.txt', '0:index')
  await write('style-names.json', JSON.stringify(styleNames))
  await write('history.html', html('history.html', '<h2 id="rome">Rome</h2><a href="/">Home</a>'))
  await write('history.txt', '0:history')
  await write('404.html', html('404.html', '<a href="/">Home</a>'))
  await write('_not-found.html', '')
  await write('_not-found.txt', '0:404')
  await write('_next/static/chunks/a.js', 'run()')
  await write('search-index.json', '[]')
  await write('search-texts.json', '{}')
  await write('scripts/own.js', '// Why\nalert(1)\n')
  await write('_next/static/chunks/a.css', 'h1{top:0}.gone{top:0}')
})

test('the finished folder: one script a page, styles inline, a copy in a folder, compressed copies', async () => {
  await finishExport(out, noThirdParties)

  const files = (await readdir(out, { recursive: true })).toSorted()
  for (const file of ['history.html', 'history.html.br', 'history.html.gz', 'history/index.html']) {
    assert(files.includes(file), `${file} is missing in ${files.join(' ')}`)
  }
  assert(!files.some((file) => file.startsWith('_not-found') || file.startsWith('404.txt')))
  const page = await readFile(path.join(out, 'history.html'), 'utf8')
  assert.equal(page.match(/<script(?! type="speculationrules")/g)?.length, 1)
  assert.match(page, /<style>h1\{top:0\}<\/style>/)
  assert(!files.includes('history.txt') && !files.includes('style-names.json'))
  assert.equal(await readFile(path.join(out, 'history/index.html'), 'utf8'), page)
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
  assert(['.br', '.gz', '.css'].every((ending) => entries.some((name) => name.endsWith(ending))))
  const refuse = async (name: string) => assert.fail(`${name} is made again`)
  const keep = cacheIn(cache)
  assert.deepEqual(await finished((name) => keep(name, () => refuse(name))), plain)
  for (const name of entries) await writeFile(path.join(cache, name), 'spoiled')
  assert.deepEqual(await finished(cacheIn(cache)), plain)
  await rm(folder, { recursive: true })
})

const faults: { name: string; spoil: () => Promise<void>; says: RegExp }[] = [
  {
    name: 'an unknown script',
    spoil: () => write('history.html', html('history.html', '<script>window.next={}</script>')),
    says: /^history\.html: has an unknown script: <script>window\.next=/,
  },
  {
    name: 'an island without a file',
    spoil: () => write('history.html', html('history.html', '<site-island name="tide"></site-island>')),
    says: /^history\.html: its island "tide" has no file tide\.island\.tsx$/,
  },
  {
    name: 'a missing style sheet',
    spoil: () => rm(path.join(out, '_next/static/chunks/a.css')),
    says: /^404\.html: asks for the missing style sheet \/_next\/static\/chunks\/a\.css$/,
  },
]

for (const { name, spoil, says } of faults) {
  test(`${name} is refused, with the name of the page`, async () => {
    await spoil()

    await assert.rejects(finishExport(out, noThirdParties), { name: 'OperatorError', message: says })
  })
}

test('faults of the finished pages are reported all at once', async () => {
  await write(
    'history.html',
    html('history.html', '<p style="top:0" onclick="go()">x</p><a href="#gaul">Gaul</a>'),
  )

  await assert.rejects(finishExport(out, noThirdParties), (error) => {
    assert(error instanceof AggregateError)
    assert.deepEqual(
      error.errors.map(({ message }) => message),
      [
        'history.html: has an attribute that its policy blocks: <p style="top:0">',
        'history.html: has an attribute that its policy blocks: <p onclick="go()">',
        'history.html: links to the missing anchor #gaul',
        'index.html: links to the missing anchor /history#rome',
      ],
    )
    return true
  })
})
