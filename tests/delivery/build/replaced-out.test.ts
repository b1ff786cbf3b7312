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

/** What somebody sees who asks for a page every few milliseconds. */
async function watch(read: () => Promise<string | undefined>) {
  const seen: { state: string; times: number; ms: number }[] = []
  let stopped = false
  const began = performance.now()
  const watching = (async () => {
    while (!stopped) {
      const state = stateOf(await read())
      const last = seen.at(-1)
      const now = performance.now()
      if (last?.state === state) Object.assign(last, { times: last.times + 1, ms: now - began })
      else seen.push({ state, times: 1, ms: now - began })
      await pause(4)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watching
      return seen
    },
  }
}

function stateOf(html: string | undefined) {
  if (html === undefined) return 'absent'
  if (!html.includes(policyTag) || !html.includes('</html>')) return 'raw or cut'
  return html.endsWith(mark) ? 'former' : 'new'
}

function assertReplacedInOneStep(seen: Awaited<ReturnType<Awaited<ReturnType<typeof watch>>['stop']>>) {
  const told = JSON.stringify(seen)
  assert.deepEqual(
    seen.map(({ state }) => state).filter((state) => state !== 'absent'),
    ['former', 'new'],
    told,
  )
  assert(
    seen.every(({ state, times }) => state !== 'absent' || times === 1),
    told,
  )
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
    const inFolder = await watch(() => readFile(inside('out/index.html'), 'utf8').catch(() => undefined))
    const served = await watch(async () => {
      const response = await fetch(url)
      return response.ok ? response.text() : undefined
    })
    const { code, printed } = await build(folder)
    // Both see the new one at least once.
    await pause(200)
    const [folderSeen, servedSeen] = [await inFolder.stop(), await served.stop()]

    assert.equal(code, 0, printed)
    assertReplacedInOneStep(folderSeen)
    assertReplacedInOneStep(servedSeen)
    assert.equal(server.exitCode, null, 'the preview has ended')
    const page = await (await fetch(`${url}/history`)).text()
    assert.equal(page, await readFile(inside('out/history.html'), 'utf8'))
  } finally {
    server.kill()
  }
})

// Under `npm test -- --all` this is the newest Node, and out/ is of another.
test('every Node builds the same pages', async () => {
  const pages = await readPages('out')
  assert.deepEqual(await readPages(inside('out')), pages)
  assert(Object.keys(pages).length > 40)
})

test('a build whose pages have faults names them all, and leaves the former out/ byte for byte', async () => {
  const file = inside('components/frame/skip-link.tsx')
  const good = await readFile(file, 'utf8')
  const bad = good.replace('href="#main"', 'href="#nowhere" style={{ top: 0 }}')
  assert.notEqual(bad, good, 'the test changes nothing')
  await writeFile(file, bad)
  const former = { out: await hashes(inside('out')), hosts: await hashes(inside('delivery/recipes')) }

  const { code, printed } = await build(folder)
  assert.equal(code, 1, printed)
  assert.match(printed, /The build has stopped, and out\/ is as it was/)
  assert.match(printed, /books\.html: links to the missing anchor #nowhere/)
  assert.match(printed, /books\.html: has an attribute that its policy blocks: <a style="top:0">/)
  assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
  assert.deepEqual(
    { out: await hashes(inside('out')), hosts: await hashes(inside('delivery/recipes')) },
    former,
  )
  assert(Object.keys(former.out).length > 100)
})

async function readPages(out: string) {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(out, file), 'utf8')])),
  )
}

/** @param of a folder */
async function hashes(of: string): Promise<Record<string, string>> {
  const entries = await readdir(of, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(
      files.toSorted().map(async (file) => {
        const hash = createHash('sha256').update(await readFile(file))
        return [path.relative(of, file), hash.digest('hex')]
      }),
    ),
  )
}
