import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { after, before, test } from 'node:test'
import { copyProject } from '../../lib/copy-project'
import { freePort } from '../../lib/free-port'
import { until } from '../../lib/until'
import { listen } from '../../lib/upstream'

// `npm run dev` for real, on a copy whose ads are isolated. Pages of one route are asked for: to compile it takes longer
// than everything else here.

let folder: string
before(async () => {
  folder = await copyProject({ withCaches: false })
  const file = path.join(folder, 'content', 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  const network = { ...site.ads.network, name: 'The network', scriptUrl: 'https://ads.example/a.js' }
  await writeFile(file, JSON.stringify({ ...site, ads: { ...site.ads, mode: 'isolated', network } }))
})
after(() => rm(folder, { recursive: true, maxRetries: 5, retryDelay: 200 }))

function startDev(environment: Record<string, string>) {
  const { scripts } = JSON.parse(String(packageJson))
  const [command = '', ...parameters] = scripts.dev.split(' ')
  // As npm does.
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH']}`
  const dev = spawn(command, parameters, { cwd: folder, env: { ...process.env, PATH, ...environment } })
  let printed = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (printed += text))
  return { dev, printed: () => printed }
}
const packageJson = await readFile('package.json')

test('one command serves pages, hot reload, the radio, the ad frame and compiled scripts, and ends them', async (t) => {
  const port = await freePort()
  const { dev, printed } = startDev({ PORT: String(port) })
  const ended = once(dev, 'exit')
  try {
    const url = `http://127.0.0.1:${port}`
    const isReady = () => {
      assert.equal(dev.exitCode, null, printed())
      return printed().includes(`Fence Wiki is ready: http://localhost:${port}`)
    }
    await until('the development server', isReady, 60_000)

    const aborter = new AbortController()
    const stream = await fetch(`${url}/api/stream?port=8000`, { signal: aborter.signal })
    assert.equal(stream.headers.get('content-type'), 'audio/mpeg')
    const { value: sound } = (await stream.body?.getReader().read()) ?? {}
    assert(sound && sound.length > 1000, `${sound?.length} bytes`)
    aborter.abort()

    const frame = await fetch(`${url}/ad-frame`)
    assert.equal(frame.status, 200)
    assert.match(frame.headers.get('content-security-policy') ?? '', /sandbox allow-scripts/)
    assert.match(await frame.text(), /data-network="https:\/\/ads\.example\/a\.js"/)

    for (const [name, text] of [
      ['ad-loader', 'data-banner-id'],
      ['page', 'data-scrolled'],
    ]) {
      const script = await fetch(`${url}/scripts/${name}.js`)
      assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8')
      assert((await script.text()).includes(`${text}`), name)
    }

    assert.match(await (await fetch(`${url}/icon.svg`)).text(), /<svg/)
    assert.equal(await switchProtocols(`${url}/_next/hmr`), 101)
    // Next finds a disk slow that other tests are busy with.
    const warnings = printed().replaceAll(/^.*Slow filesystem detected.*$/gm, '')
    assert.doesNotMatch(warnings, /warn|⚠|error/i)

    await t.test('what is edited, added or removed is in the next answer, and so is a fault', () =>
      editContent(url),
    )
  } finally {
    dev.kill('SIGINT')
  }
  // 130 where Next answers the signal first: a process that it has ended.
  const [code] = await ended
  assert([0, 130].includes(code), `${code}`)
  await assert.rejects(fetch(`http://127.0.0.1:${port}/icon.svg`))
})

async function editContent(url: string): Promise<void> {
  const inContent = (name: string) => path.join(folder, 'content', name)
  const edit = async (name: string, before: string | RegExp, after: string) => {
    const text = await readFile(inContent(name), 'utf8')
    assert.notEqual(text.search(before), -1, name)
    await writeFile(inContent(name), text.replace(before, after))
  }
  const answers = (page: string, status: number, words: string) =>
    until(
      `${page} with “${words}”`,
      async () => {
        const answer = await fetch(url + page)
        return answer.status === status && (await answer.text()).includes(words)
      },
      60_000,
    )

  await writeFile(
    inContent('guides/edited.md'),
    `---
title: A page that is being written, and then written anew
heading: Written once
description: What somebody writes while the development server runs, with a drawing in it, so that it can be looked at.
label: Edited
keywords: [edited]
published: 2026-11-21
updated: 2026-11-21
change: Added.
---

Words.

## A drawing

::drawing{name="gate"}
`,
  )
  await answers('/edited', 200, 'Written once')
  await edit('guides/edited.md', 'Written once', 'Written twice')
  await answers('/edited', 200, 'Written twice')
  await edit('drawings/gate.svg', /<caption>[^<]*/, '<caption>Drawn twice.')
  await answers('/edited', 200, 'Drawn twice.')
  await edit('data/places/ohio.json', '"title": "Ohio', '"title": "Edited Ohio')
  await answers('/fence-laws/ohio', 200, 'Edited Ohio')

  await edit('site.json', /"blurb":\s*"/, '"blurb":"Edited settings. ')
  await answers('/edited', 200, 'Edited settings. ')

  await edit('drawings/gate.svg', '<desc>', '<decs>')
  await answers('/edited', 500, 'content/drawings/gate.svg:3:3: ')
  await edit('drawings/gate.svg', '<decs>', '<desc>')
  await edit('data/places/ohio.json', '"name"', 'x "name"')
  await answers('/fence-laws/ohio', 500, 'content/data/places/ohio.json:2:3: ')
  await edit('data/places/ohio.json', 'x "name"', '"name"')
  // The picture comes after its name.
  const willow = inContent('pictures/willow.jpg')
  await edit('pictures/pictures.json', '{', '{ "willow": { "file": "willow.jpg", "alt": "Woven willow." },')
  await answers('/edited', 500, 'content/pictures/willow.jpg: the file is missing')
  await copyFile(inContent('pictures/chain-link.jpg'), willow)
  await answers('/edited', 200, 'Written twice')
  await rm(inContent('guides/edited.md'))
  await until('a page that is gone', async () => (await fetch(`${url}/edited`)).status >= 400)
  await answers('/fence-laws/ohio', 200, 'Edited Ohio')
}

/** @returns the status of the answer to a browser that wants a web socket */
function switchProtocols(url: string): Promise<number | undefined> {
  const key = { 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', ...key }
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode)
      })
      .on('error', reject)
  })
}

test('errors are printed as one sentence', async () => {
  const other = createServer()
  const taken = await listen(other)
  const free = String(await freePort())
  const rows: [environment: Record<string, string>, says: string][] = [
    [
      { PORT: `${taken}` },
      `Port ${taken} is taken by another program. Choose another one: PORT=${taken + 1} npm run dev\n`,
    ],
    [{ PORT: 'nonsense' }, 'PORT must be a whole number from 1 to 65535 (found "nonsense")\n'],
    [
      { PORT: free, HOST: 'not.a.host.example' },
      'HOST must be an address of this computer, such as 127.0.0.1, or 0.0.0.0 for all of them (found "not.a.host.example": ENOTFOUND)\n',
    ],
  ]
  for (const [environment, says] of rows) {
    const { dev, printed } = startDev(environment)
    const [code] = await once(dev, 'close')
    assert.deepEqual([code, printed()], [1, says])
  }
  other.close()
})
