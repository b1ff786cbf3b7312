import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { adLoaderAddress } from '../../../components/ads/addresses'
import { addressScripts, compileScripts } from '../../../delivery/build/compile-scripts'
import { parsePage } from '../../../delivery/build/exported-pages'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()

/** A page of the export, and what it becomes. */
async function compiled(body: string) {
  const html = `<body>${body}</body>`
  await writeFile(path.join(out, 'page.html'), html)
  const page = parsePage('page.html', html)
  addressScripts(page, await compileScripts(out, ['page.html']))
  return page
}

test('the script of an untouched page stays within 2,000 bytes', async () => {
  const { loader } = await compileScripts(out, [])
  const { length } = gzipSync(await readFile(path.join(out, loader)), { level: 9 })

  assert(length <= 2000, `${length} bytes`)
})

for (const [tag, name, words] of [
  [`<script src="${adLoaderAddress}" defer></script>`, 'ad-loader', 'data-banner-id'],
  ['<two-fences data-script="/scripts/two-fences.js"></two-fences>', 'two-fences', ''],
] as const) {
  test(`${name}: a script tag, or an element, names the hashed address of its compiled script`, async () => {
    const { $ } = await compiled(tag)
    const node = $('script, two-fences')
    const address = `${node.attr('src') ?? node.attr('data-script')}`

    assert.match(address, new RegExp(`^/_next/static/loader/${name}-[0-9a-f]{12}\\.js$`))
    assert((await readFile(path.join(out, address), 'utf8')).includes(words))
  })
}

test('an island whose values name a script has its hashed address there, and nothing else of them changes', async () => {
  const written = (script: string) =>
    JSON.stringify({ script, text: `see "${script}"` }).replaceAll('"', '&quot;')
  const island = (script: string) =>
    `<site-island name="embed" data-values="${written(script)}"></site-island>`
  const { $ } = await compiled(island('/scripts/contact-embed.js'))
  const values = JSON.parse(`${$('site-island').attr('data-values')}`)

  assert.match(values.script, /^\/_next\/static\/loader\/contact-embed-[0-9a-f]{12}\.js$/)
  assert.equal(values.text, 'see "/scripts/contact-embed.js"')
  const { length } = gzipSync(await readFile(path.join(out, values.script)), { level: 9 })
  assert(length <= 700, `${length} bytes`)
  await assert.rejects(
    compiled(island('/scripts/lost.js')),
    /an island names the script "\/scripts\/lost\.js"/,
  )
})

test('scripts that no page asks for are not written', async () => {
  await compileScripts(out, [])

  const names = await readdir(path.join(out, '_next/static/loader'))
  assert.deepEqual(names.map((name) => name.split('-')[0]).toSorted(), ['loader'])
})

test('a script without a file is refused, with the page that names it', async () => {
  await assert.rejects(
    compiled('<two-fences data-script="/scripts/lost.js"></two-fences>'),
    /names the script \/scripts\/lost\.js, which no \*\.element\.ts/,
  )
})

/** What comes with the first touch of the calculator, and what comes later; as gzip. */
for (const [attribute, most] of [
  ['data-script', 30_720],
  ['data-late', 14_500],
  ['data-kept', 4_096],
] as const) {
  test(`${attribute} of the calculator stays within ${most} bytes`, async () => {
    const short = (name: string) => [...'abcdefghijklmnopq'].map((letter) => [letter, `_${letter}${name[0]}`])
    const sheets = [
      'calculator',
      'drawing',
      'fields',
      'lists',
      'sheets',
      'picture/picture',
      'lot/lot-form',
      'lot/lot-tools',
    ]
    const names = sheets.map((name) => [
      `../../components/calculator/${name}.module.scss`,
      Object.fromEntries(short(name)),
    ])
    await writeFile(path.join(out, 'style-names.json'), JSON.stringify(Object.fromEntries(names)))
    const { $ } = await compiled(
      '<fence-calculator data-script="/scripts/fence-calculator.js" data-late="/scripts/fence-calculator.late.js" data-kept="/scripts/kept-plans.late.js"></fence-calculator>',
    )
    const address = `${$('fence-calculator').attr(attribute)}`
    const { length } = gzipSync(await readFile(path.join(out, address)), { level: 9 })

    assert(length <= most, `${length} bytes`)
  })
}
