import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { inputs } from '../../delivery/build/build-id'
import { ask } from '../lib/ask'
import { readStages } from '../lib/dockerfile'
import { startSource } from '../lib/icecast'
import { closeAll, onClose, tuneIn } from '../lib/radio'
import { container, skipHost, startImage, type Server } from '../lib/servers'
import { smallSite } from '../lib/site'
import { until } from '../lib/until'

// Dockerfile, compose.yaml and .dockerignore, without an engine. What the site's container answers is asked in
// hosts.test.ts and radio.test.ts, as of all hosts.

const read = (file: string) => readFileSync(file, 'utf8')
const stages = readStages(read('Dockerfile'))
const [build, site] = stages
assert(build && site && stages.length === 2)

const service = z.object({
  build: z.object({
    target: z.string().optional(),
    args: z.array(z.string()).default([]),
    dockerfile_inline: z.string().default(''),
  }),
  // Icecast 2.4.4 crashes now and then when somebody connects at the moment at which it opens its port.
  restart: z.literal('unless-stopped'),
  read_only: z.boolean().default(false),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.array(z.string()),
  ports: z.array(z.string()),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
})
const { services, configs } = z
  .object({
    services: z.object({ site: service, icecast: service }),
    configs: z.object({ icecast: z.object({ content: z.string() }) }),
  })
  .parse(parse(read('compose.yaml'), { merge: true }))
const [icecast] = readStages(services.icecast.build.dockerfile_inline)
assert(icecast)

const operating = read('delivery/OPERATING.md')

/** The last line of .dockerignore that fits a file, or a folder it is in, decides. */
const isIgnored = (file: string) =>
  read('.dockerignore')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
    .reduce(
      (before, line) => (patternOf(line.replace(/^!/, '')).test(file) ? !line.startsWith('!') : before),
      false,
    )

const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll('.', '\\.').replaceAll(/\*+\/?/g, (stars) => (stars === '**/' ? '(?:.*/)?' : '[^/]*'))}(?:/|$)`,
  )

describe('Dockerfile, compose.yaml and .dockerignore', () => {
  test('what is copied is there, and is not ignored', () => {
    const copies = [...build.copies, ...site.copies]
    const ofContext = copies.filter(({ from }) => from === undefined).map(({ source }) => source)
    for (const file of [...ofContext, ...inputs, 'tsconfig.json', 'app/.well-known/security.txt/route.ts'])
      assert(existsSync(file) && (file === '.' || !isIgnored(file)), file)
    const ofBuild = copies.filter(({ from }) => from === 'build').map(({ source }) => source)
    assert.equal(ofContext.length + ofBuild.length, copies.length)
    for (const file of ofBuild) assert(existsSync(path.relative('/site', file)), file)
  })

  test('nothing else gets in', () => {
    const others =
      '.env .git/config .npmrc app/.env content/.DS_Store delivery/recipes/nginx.conf id_ed25519 looks'
    for (const file of [
      ...others.split(' '),
      'node_modules/next/package.json',
      'out/index.html',
      'tests/run.ts',
    ])
      assert(isIgnored(file), file)
  })

  test('images are of a version, Node’s that of .nvmrc, and run without root', () => {
    assert.match(build.from, new RegExp(`^node:${read('.nvmrc').trim()}-`))
    assert.match(site.from, /^nginx:\d+\.\d+-/)
    assert.match(icecast.from, /^debian:[a-z]+-slim$/)
    assert.match(site.user, /^[1-9]\d*$/)
    assert.equal(icecast.user, 'icecast2')
  })

  test('the build takes variables that OPERATING.md names', () => {
    assert.deepEqual(services.site.build.args, build.args)
    for (const name of build.args) assert.match(operating, new RegExp(`^\\| \`${name}\``, 'm'))
  })

  test('the site’s container is read-only, and both are for this computer only', () => {
    assert.equal(services.site.read_only, true)
    assert.equal(services.site.build.target, 'site')
    for (const { ports } of [services.site, services.icecast])
      for (const port of ports) assert.match(port, /^127\.0\.0\.1:\d+:\d+$/)
  })

  test('passwords have no default, and Icecast’s burst is that of OPERATING.md', () => {
    const { content } = configs.icecast
    const passwords = [...content.matchAll(/<[a-z]+-password>(.*)<\//g)].map(([, value = '']) => value)
    assert.equal(passwords.length, 1)
    assert.match(passwords.join(), /^\$\{ICECAST_SOURCE_PASSWORD:\?[^}]+\}$/)
    const burst = /<burst-size>\d+<\/burst-size>/.exec(content)?.[0] ?? ''
    assert(burst !== '' && operating.includes(burst))
  })
})

/** compose.yaml’s Icecast and a source, started again as its `restart` would. */
const startRadio = async (restarts = 3): Promise<Server> => {
  const password = randomBytes(12).toString('hex')
  const radio = await startImage(icecast, async (port, folder) => {
    const file = path.join(folder, 'icecast.xml')
    const content = configs.icecast.content
      .replace(/\$\{ICECAST_SOURCE_PASSWORD[^}]*\}/, password)
      .replace('<port>8000</port>', `<port>${port}</port><bind-address>127.0.0.1</bind-address>`)
    await writeFile(file, content)
    return Object.fromEntries(services.icecast.configs.map(({ target }) => [target, file]))
  })
  try {
    onClose((await startSource({ ...radio, password })).stop)
    onClose(radio.stop)
    return radio
  } catch (error) {
    await radio.stop()
    if (restarts === 0) throw error
    return startRadio(restarts - 1)
  }
}

describe('The container, running', { skip: skipHost(container, 'icecast2', 'ffmpeg', 'busybox') }, () => {
  let files: Awaited<ReturnType<typeof smallSite>>
  before(async () => {
    files = await smallSite({ siteUrl: 'https://fences.org' })
  })
  after(async () => {
    await closeAll()
    await files.remove()
  })

  async function open(given: Partial<Parameters<typeof container.start>[0]> = {}) {
    const server = await container.start({ site: files, ...given })
    onClose(server.stop)
    return server
  }

  /** Runs a command of BusyBox, which is what Alpine has, in a container. */
  const run = (pid: number | undefined, ...command: string[]) =>
    spawnSync('nsenter', [
      ...['--target', String(pid), '--mount', '--root', '--setuid', site.user, '--setgid', site.user],
      ...['busybox', ...command],
    ]).status

  test('has no rights, and writes nowhere but to /tmp', async () => {
    const { pid } = await open()
    const status = read(`/proc/${pid}/status`)
    for (const line of ['Uid:\t101\t101\t101\t101', 'NoNewPrivs:\t1', 'CapEff:\t0+', 'CapBnd:\t0+'])
      assert.match(status, new RegExp(`^${line}$`, 'm'))
    assert.equal(run(pid, 'touch', '/tmp/file'), 0)
    for (const folder of ['/', '/etc/nginx', '/var/www/fence-wiki', '/usr'])
      assert.notEqual(run(pid, 'touch', `${folder}/file`), 0, folder)
  })

  test('passes its health check, which fails where nobody answers', async () => {
    const { pid, port } = await open()
    const check = (asked: number) =>
      run(pid, ...site.healthCheck.map((part) => part.replace(':8080', `:${asked}`)))
    assert.match(site.healthCheck.join(' '), /^wget .*:8080\/$/)
    assert.equal(check(port), 0)
    assert.notEqual(check(1), 0)
  })

  test('www redirects to the site, any other name shows it', async () => {
    const { port } = await open()
    const answer = (host: string) => ask(port, '/history?from=old', { headers: { host } })
    const moved = await answer('www.fences.org')
    assert.equal(moved.status, 301)
    assert.equal(moved.headers.location, 'https://fences.org/history?from=old')
    for (const { status, headers } of [moved, await answer('fences.org'), await answer('site:8080')]) {
      assert.equal(headers['strict-transport-security'], 'max-age=31536000')
      if (headers.location === undefined) assert.equal(status, 200)
    }
  })

  test('plays compose.yaml’s Icecast once it is there, to each reader behind the proxy', async () => {
    const names = await startNameServer()
    const { port: icecastPort } = await startRadio()
    const { port } = await open({
      icecast: icecastPort,
      edits: [
        [`127.0.0.1:${icecastPort};`, `icecast:${icecastPort};`],
        ['resolver 127.0.0.11', `resolver 127.0.0.1:${names.port}`],
      ],
    })
    assert.equal((await ask(port, '/')).status, 200)
    assert.equal((await tuneIn(port)).status, 502)

    names.known.add('icecast')
    const heard = await tuneIn(port)
    assert.equal(heard.status, 200)
    await until('sound', () => heard.bytes().length > 20_000)
    assert(readFileSync('public/recording.mp3').includes(heard.bytes().subarray(4000, 12_000)))

    const from = async (reader: string) =>
      (await tuneIn(port, { headers: { 'X-Forwarded-For': reader } })).status
    for (let reader = 1; reader <= 9; reader += 1) assert.equal(await from(`203.0.113.${reader}`), 200)
    const same = []
    for (let number = 1; number <= 9; number += 1) same.push(await from('198.51.100.7, 10.0.0.1'))
    assert.deepEqual(same, [...Array.from({ length: 8 }, () => 200), 429])
  })
})

/** In place of Docker's: `known` services are at 127.0.0.1. https://www.rfc-editor.org/rfc/rfc1035#section-4 */
async function startNameServer() {
  const known = new Set<string>()
  const socket = createSocket('udp4', (query, asker) => {
    const isKnown = known.has(query.subarray(13, 13 + (query[12] ?? 0)).toString())
    // Type A; for AAAA there is no address.
    const answers = isKnown && query.at(-3) === 1 ? 1 : 0
    const header = Buffer.from([
      ...query.subarray(0, 2),
      0x81,
      isKnown ? 0x80 : 0x83,
      0,
      1,
      0,
      answers,
      0,
      0,
      0,
      0,
    ])
    const address = Buffer.from('c00c00010001000000000004' + '7f000001', 'hex')
    socket.send(
      Buffer.concat([header, query.subarray(12), ...(answers ? [address] : [])]),
      asker.port,
      asker.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onClose(() => socket.close())
  return { port: socket.address().port, known }
}
