import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port'
import { startProgram } from './start-program'
import { until } from './until'

/** A real Icecast 2 and a real source for it. */

const programme = fileURLToPath(new URL('../../public/recording.mp3', import.meta.url))

/** Bytes that a new listener gets at once. */
export const burstBytes = 65_536

export type Icecast = {
  port: number
  pid: number | undefined
  password: string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts Icecast on the loopback interface and waits until it answers. The same port can be used again, to test a
 * restart.
 */
export async function startIcecast({
  port,
  clients = 50,
}: { port?: number; clients?: number } = {}): Promise<Icecast> {
  return startAt(port ?? (await freePort()), clients, port === undefined ? 3 : 1)
}

/** A port that was free may be somebody else's by now: then it tries another. */
async function startAt(port: number, clients: number, attempts: number): Promise<Icecast> {
  const password = randomBytes(12).toString('hex')
  const folder = await mkdtemp(path.join(tmpdir(), 'icecast-'))
  const file = path.join(folder, 'icecast.xml')
  await writeFile(file, config(port, password, folder, clients))
  // Started by root it becomes "nobody", who must be able to write its logs here.
  await chmod(folder, 0o777)

  const server = startProgram('icecast2', ['-c', file])
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await server.stop(signal)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await until('Icecast to answer', async () => {
      if (server.ended()) throw new Error(`Icecast ended: ${server.output()}${await readLog(folder)}`)
      const status = await fetch(`http://127.0.0.1:${port}/status-json.xsl`)
      return (await status.text()).includes(path.basename(folder))
    })
  } catch (error) {
    await stop()
    if (attempts > 1) return startAt(await freePort(), clients, attempts - 1)
    throw error
  }
  return { port, pid: server.pid, password, stop }
}

/**
 * Feeds a mount with the programme at its bitrate, endlessly, and waits until it can be played. Icecast then fills its
 * burst buffer: only 4 s later does a new listener get all of it.
 */
export async function startSource(
  icecast: Icecast,
  { mount = '/stream', contentType = 'audio/mpeg' }: { mount?: string; contentType?: string } = {},
) {
  const target = `icecast://source:${icecast.password}@127.0.0.1:${icecast.port}${mount}`
  const input = ['-re', '-stream_loop', '-1', '-i', programme, '-c', 'copy']
  const output = [
    '-f',
    'mp3',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-content_type',
    contentType,
    target,
  ]
  const source = startProgram('ffmpeg', ['-nostdin', '-hide_banner', '-v', 'error', ...input, ...output])
  try {
    await until(`the mount ${mount}`, async () => {
      if (source.ended()) throw new Error(`ffmpeg ended: ${source.output()}`)
      // Icecast lists a mount a little before it lets listeners in.
      const response = await fetch(`http://127.0.0.1:${icecast.port}${mount}`)
      await response.body?.cancel()
      return response.ok
    })
  } catch (error) {
    await source.stop()
    throw error
  }
  return { stop: source.stop }
}

function readLog(folder: string) {
  return readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '')
}

function config(port: number, password: string, folder: string, clients: number) {
  const isRoot = process.getuid?.() === 0
  return `<icecast>
  <location>${path.basename(folder)}</location>
  <admin>nobody@localhost</admin>
  <hostname>127.0.0.1</hostname>
  <limits>
    <clients>${clients}</clients><sources>4</sources><source-timeout>5</source-timeout>
    <burst-on-connect>1</burst-on-connect><burst-size>${burstBytes}</burst-size>
  </limits>
  <authentication>
    <source-password>${password}</source-password><relay-password>${password}</relay-password>
    <admin-user>admin</admin-user><admin-password>${password}</admin-password>
  </authentication>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <paths>
    <logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>2</loglevel></logging>
  <security>
    <chroot>0</chroot>
    ${isRoot ? '<changeowner><user>nobody</user><group>nogroup</group></changeowner>' : ''}
  </security>
</icecast>
`
}
