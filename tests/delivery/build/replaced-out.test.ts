import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { build, copyProject } from '../../lib/copy-project'
import { freePort } from '../../lib/free-port'
import { until } from '../../lib/until'

// Two real builds over an out/ that readers are using: one that succeeds, and one whose pages have faults.

let folder: string
const inside = (name: string) => path.join(folder, name)
/** Stands in the home page of the out/ that was there before. */
const mark = '<!-- of the build before -->'
const policyTag = '<meta http-equiv="Content-Security-Policy"'

before(async () => {
  folder = await copyProject()
  await cp('out', inside('out'), { recursive: true })
  await cp('delivery/recipes', inside('delivery/recipes'), { recursive: true })
  const home = inside('out/index.html')
  await writeFile(home, `${await readFile(home, 'utf8')}${mark}`)
  for (const ending of ['.br', '.gz']) await rm(`${home}${ending}`)
})
after(() => rm(folder, { recursive: true }))

/** What somebody sees, and how often, who asks for a page every few milliseconds until told to stop. */
function watch(read: () => Promise<string | undefined>) {
  const seen: { state: string; times: number }[] = []
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const state = stateOf(await read())
      const last = seen.at(-1)
      if (last?.state === state) last.times += 1
      else seen.push({ state, times: 1 })
      await pause(4)
    }
    return seen
  })()
  return () => {
    stopped.abort()
    return watching
  }
}

function stateOf(html: string | undefined) {
  if (html === undefined) return 'absent'
  if (!html.includes(policyTag) || !html.includes('</html>')) return 'raw or cut'
  return html.endsWith(mark) ? 'former' : 'new'
}

function assertReplacedInOneStep(seen: Awaited<ReturnType<ReturnType<typeof watch>>>) {
  const told = JSON.stringify(seen)
  const states = seen.map(({ state }) => state).filter((state) => state !== 'absent')
  assert.deepEqual(states, ['former', 'new'], told)
  assert(!seen.some(({ state, times }) => state === 'absent' && times > 1), told)
  assert((seen[0]?.times ?? 0) > 100, `hardly looked at: ${told}`)
}

async function startPreview() {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'delivery/preview/server.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await until('the preview', async () => (await fetch(url)).ok)
  return { url, server }
}

test('a build replaces out/ in one step, for whoever reads the folder or asks the preview', async () => {
  const { url, server } = await startPreview()
  try {
    const inFolder = watch(() => readFile(inside('out/index.html'), 'utf8').catch(() => undefined))
    const served = watch(async () => {
      const response = await fetch(url)
      return response.ok ? response.text() : undefined
    })
    const { code, printed } = await build(folder)
    // Both see the new one at least once.
    await pause(200)
    const seen = await Promise.all([inFolder(), served()])

    assert.equal(code, 0, printed)
    for (const each of seen) assertReplacedInOneStep(each)
    assert.equal(server.exitCode, null, 'the preview has ended')
    const page = await (await fetch(`${url}/history`)).text()
    assert.equal(page, await readFile(inside('out/history.html'), 'utf8'))
  } finally {
    server.kill()
  }
})

// Under `npm test -- --all` this is the newest Node, and out/ is of another.
test('every Node builds the same pages', async () => {
  const isPage = (file: string) => file.endsWith('.html')
  const pages = await hashes('out', isPage)
  assert.deepEqual(await hashes(inside('out'), isPage), pages)
  assert(Object.keys(pages).length > 40)
})

test('a build whose pages have faults names them all, and leaves the former out/ byte for byte', async () => {
  const file = inside('components/frame/skip-link.tsx')
  const good = await readFile(file, 'utf8')
  const bad = good.replace('href="#main"', 'href="#nowhere" style={{ top: 0 }}')
  assert.notEqual(bad, good, 'the test changes nothing')
  await writeFile(file, bad)
  const state = async () => [await hashes(inside('out')), await hashes(inside('delivery/recipes'))]
  const former = await state()

  const { code, printed } = await build(folder)
  assert.equal(code, 1, printed)
  assert.match(printed, /The build has stopped, and out\/ is as it was/)
  assert.match(printed, /books\.html: links to the missing anchor #nowhere/)
  assert.match(printed, /books\.html: has an attribute that its policy blocks: <a style="top:0">/)
  assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
  assert.deepEqual(await state(), former)
  assert(Object.keys(former[0] ?? {}).length > 100)
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
