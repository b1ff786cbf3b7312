import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, request as openRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { createContact } from '../../../delivery/preview/contact-handler'
import { emptyFolder } from '../../lib/empty-folder'
import { listen } from '../../lib/upstream'

// What `npm start` does with what the contact form posts.

const root = emptyFolder()
const servers: Server[] = []
let folder: string
let lines: string[]
let now: number
let number = 0

beforeEach(() => {
  folder = path.join(root, `messages-${number++}`)
  lines = []
  now = Date.parse('2026-11-28T01:02:03Z')
})

after(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(options: Parameters<typeof createContact>[0] = {}) {
  const contact = createContact({ folder, now: () => now, log: (line) => lines.push(line), ...options })
  const server = createServer(contact)
  servers.push(server)
  return listen(server)
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Given = { method?: string; headers?: Record<string, string>; body?: string | Buffer; chunked?: boolean }

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

function post(port: number, { method = 'POST', headers = {}, body = '', chunked }: Given): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sized = chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    openRequest(
      {
        host: '127.0.0.1',
        port,
        path: '/api/contact',
        method,
        headers: { ...urlencoded, ...sized, ...headers },
        agent: false,
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      },
    )
      .on('error', reject)
      .end(body)
  })
}

const fields = {
  topic: 'corrections',
  name: 'Ann',
  email: 'ann@example.com',
  page: '/history',
  message: 'Two words.\r\nAnd two lines.',
  _gotcha: '',
}
const form = (changes: Partial<typeof fields> & Record<string, string> = {}) =>
  new URLSearchParams({ ...fields, ...changes }).toString()
const json = { accept: 'application/json' }

const kept = () => readdir(folder).catch(() => [])
const words = async () => readFile(path.join(folder, (await kept())[0] ?? ''), 'utf8')

test('a message becomes one file that its owner alone may read, and one line in the console', async () => {
  const { status, headers, body } = await post(await serve(), { headers: json, body: form() })

  assert.equal(status, 200)
  assert.deepEqual(JSON.parse(body), { ok: true })
  assert.equal(headers['cache-control'], 'no-store')
  const [name = '', ...others] = await kept()
  assert.deepEqual(others, [])
  assert.match(name, /^2026-11-28T01-02-03-[0-9a-f]{12}\.txt$/)
  assert.equal((await stat(path.join(folder, name))).mode & 0o777, 0o600)
  assert.equal((await stat(folder)).mode & 0o777, 0o700)
  assert.equal(
    await words(),
    'Date: 2026-11-28T01:02:03.000Z\nTopic: corrections\nName: Ann\nEmail: ann@example.com\nPage: /history\n\nTwo words.\nAnd two lines.\n',
  )
  assert.deepEqual(lines, [`A message has come: ${path.basename(folder)}/${name}`])
})

test('a browser without script is sent to the form’s thanks', async () => {
  const { status, headers } = await post(await serve(), { headers: { accept: 'text/html' }, body: form() })

  assert.equal(status, 303)
  assert.equal(headers.location, '/contact-form#sent')
})

test('what a field holds can neither forge another field, nor command a terminal, nor name a file', async () => {
  const hostile = {
    topic: '../../etc/passwd',
    name: 'Ann\r\nEmail: boss@example.com',
    page: '\u001b[2J\u009b31m\u202Etxt.exe\u0000',
    message: 'First.\n\u001b]0;owned\u0007\r\tSecond.\n\nDate: forged',
  }
  await post(await serve(), { headers: json, body: form(hostile) })

  const text = await words()
  const [head = '', ...rest] = text.split('\n\n')
  assert.deepEqual(
    head.split('\n').map((line) => line.split(':')[0]),
    ['Date', 'Topic', 'Name', 'Email', 'Page'],
  )
  assert.match(head, /^Name: Ann\\u000d\\u000aEmail: boss@example\.com$/m)
  assert.match(head, /^Page: \\u001b\[2J\\u009b31m\\u202etxt\.exe\\u0000$/m)
  assert.equal(rest.join('\n\n'), 'First.\n\\u001b]0;owned\\u0007\n\tSecond.\n\nDate: forged\n')
  assert.doesNotMatch(lines.join(), /passwd|Ann/)
  assert.match((await kept())[0] ?? '', /^[\w-]+\.txt$/)
})

test('bytes that are no text, and halves of letters, are kept as what they are not', async () => {
  const body = `email=a%40b&message=%ff%fe%ED%A0%80x&name=%`
  assert.equal((await post(await serve(), { headers: json, body })).status, 200)
  assert.match(await words(), /\n\n\ufffd+x\n$/)
})

test('the field for robots, filled in, gets the same answer and no file', async () => {
  const port = await serve()
  const answer = await post(port, { headers: json, body: form({ _gotcha: 'https://spam.example' }) })

  assert.equal(answer.status, 200)
  assert.deepEqual(JSON.parse(answer.body), { ok: true })
  assert.deepEqual(await kept(), [])
  assert.deepEqual(lines, [])
})

describe('What is refused', () => {
  const cases: [name: string, status: number, given: Given][] = [
    ['another method', 405, { method: 'GET' }],
    [
      'a question of what is allowed',
      405,
      { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    ],
    ['a post of another site', 403, { headers: { origin: 'https://evil.example' }, body: form() }],
    ['a post of a page without an origin', 403, { headers: { origin: 'null' }, body: form() }],
    ['what a browser calls cross-site', 403, { headers: { 'sec-fetch-site': 'cross-site' }, body: form() }],
    ['what a browser calls same-site', 403, { headers: { 'sec-fetch-site': 'same-site' }, body: form() }],
    ['JSON', 415, { headers: { 'content-type': 'application/json' }, body: '{}' }],
    [
      'a form with files',
      415,
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    ],
    ['no type', 415, { headers: { 'content-type': '' }, body: form() }],
    ['what is longer than 100 KB', 413, { body: form({ message: 'x'.repeat(100_001) }) }],
    [
      'what is longer, and does not say so',
      413,
      { body: form({ message: 'x'.repeat(100_001) }), chunked: true },
    ],
    ['an empty message', 422, { body: form({ message: ' \n ' }) }],
    ['no address to answer to', 422, { body: form({ email: 'ann' }) }],
    ['nothing', 422, {}],
  ]
  for (const [name, status, given] of cases) {
    test(`${name}: ${status}, in a sentence, and no file`, async () => {
      const port = await serve()
      const answer = await post(port, { ...given, headers: { ...json, ...given.headers } })

      assert.equal(answer.status, status)
      assert.match(JSON.parse(answer.body).errors[0].message, /^[A-Z].*\.$/)
      assert.deepEqual(await kept(), [])
      if (status === 405) assert.equal(answer.headers.allow, 'POST')
    })
  }

  test('a browser without script reads the sentence in the frame', async () => {
    const { status, headers, body } = await post(await serve(), { body: form({ message: '' }) })

    assert.equal(status, 422)
    assert.match(`${headers['content-type']}`, /^text\/plain/)
    assert.match(`${headers['content-security-policy']}`, /frame-ancestors 'self'/)
    assert.match(body, /Go back/)
  })

  test('the 61st message of an hour, though sixty came at once; an hour later one is taken again', async () => {
    const port = await serve()
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => post(port, { headers: json, body: form() })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()

    assert.deepEqual(statuses, [...Array.from({ length: 60 }, () => 200), 429])
    assert.equal((await kept()).length, 60)
    assert.equal(answers.find(({ status }) => status === 429)?.headers['retry-after'], '3600')
    now += 3_600_001
    assert.equal((await post(port, { headers: json, body: form() })).status, 200)
  })
})

test('a post of this site is taken: its browser says so', async () => {
  const port = await serve()
  const headers = { ...json, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' }
  assert.equal((await post(port, { headers, body: form() })).status, 200)
})

test('a folder that leads elsewhere, is a file, or may not be written, gets nothing; the console says why', async () => {
  const elsewhere = path.join(root, `elsewhere-${number}`)
  await mkdir(elsewhere)
  await symlink(elsewhere, folder)
  const answer = await post(await serve(), { headers: json, body: form() })
  assert.equal(answer.status, 500)
  assert.deepEqual(await readdir(elsewhere), [])
  assert.match(lines.join(), /could not be kept: .*is no folder/)
  assert.doesNotMatch(answer.body, new RegExp(root))

  const file = path.join(root, `file-${number}`)
  await writeFile(file, 'mine')
  assert.equal((await post(await serve({ folder: file }), { headers: json, body: form() })).status, 500)
  assert.equal(await readFile(file, 'utf8'), 'mine')

  if (process.getuid?.() === 0) return
  const locked = path.join(root, `locked-${number}`)
  await mkdir(locked)
  await chmod(locked, 0o500)
  assert.equal((await post(await serve({ folder: locked }), { headers: json, body: form() })).status, 500)
})
