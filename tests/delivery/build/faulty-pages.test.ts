import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { build, copyProject, edit } from '../../lib/copy-project'

// A real build with faults in a page or two. What it has made of the others is looked at as well, because building
// takes long.

let folder: string
let built: Awaited<ReturnType<typeof build>>
let former: Awaited<ReturnType<typeof published>>

const inside = (name: string) => path.join(folder, name)

/** What is online, and how servers are told to serve it. */
const published = async () => [await hashes(inside('out')), await hashes(inside('delivery/recipes'))] as const

before(async () => {
  folder = await copyProject()
  await cp('out', inside('out'), { recursive: true })
  former = await published()
  await edit(inside('app/books/page.tsx'), (code) =>
    code.replace('<HomeLink />', '$&<a href="#nowhere" style={{ top: 0 }}>Nowhere</a>'),
  )
  built = await build(folder)
})
after(() => rm(folder, { recursive: true }))

test('a build whose pages have faults names them all, and leaves the former out/ byte for byte', async () => {
  const { code, printed } = built
  assert.equal(code, 1, printed)
  assert.match(printed, /The build has stopped, and out\/ is as it was/)
  assert.match(printed, /books\.html: links to the missing anchor #nowhere/)
  assert.match(printed, /books\.html: has an attribute that its policy blocks: <a style="top:0">/)
  assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
  assert.deepEqual(await published(), former)
  assert(former.every((files) => Object.keys(files).length > 0) && Object.keys(former[0]).length > 100)
})

// Under `npm test -- --all` this is the newest Node, and out/ is of another.
test('every Node builds the same pages', async () => {
  const isPage = (file: string) => file.endsWith('.html')
  const pages = await hashes('out', isPage)
  const again = await hashes(inside('.next/export-unfinished'), isPage)
  // A build that succeeds writes history/index.html and the like from these in the end.
  const own = Object.keys(pages).filter((file) => !file.endsWith(`${path.sep}index.html`))
  assert.deepEqual(
    own.filter((file) => again[file] !== pages[file]),
    ['books.html'],
  )
  assert(own.length > 40)
})

/** By the files of a folder. */
async function hashes(folder: string, counts = (_file: string) => true): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && counts(entry.name))
  const hashed = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    const hash = createHash('sha256').update(await readFile(file))
    return [path.relative(folder, file), hash.digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}
