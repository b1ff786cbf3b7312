import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startIcecast, startSource } from '../lib/icecast'
import { closeAll, onClose, serveUpstream, tuneIn } from '../lib/radio'
import { missingTools, skipWithout } from '../lib/tools'
import { until } from '../lib/until'

const programme = readFileSync(new URL('../../public/recording.mp3', import.meta.url))
const bytesPerSecond = 16_000
const skip = skipWithout(missingTools(['icecast2', 'ffmpeg']))

after(closeAll)

describe('A real Icecast behind the preview’s proxy', { skip }, () => {
  async function listeners(port: number) {
    const status = await (await fetch(`http://127.0.0.1:${port}/status-json.xsl`)).text()
    return Number(status.match(/"listeners":(\d+)/)?.[1])
  }

  async function broadcast() {
    const icecast = await startIcecast()
    onClose(() => icecast.stop())
    const source = await startSource(icecast)
    onClose(() => source.stop())
    return { icecast, source, port: await serveUpstream(icecast.port) }
  }

  test('is played at its bitrate, and counts a listener who leaves no more', async () => {
    const { icecast, port } = await broadcast()
    await pause(2500)
    const heard = await tuneIn(port)
    assert.equal(heard.status, 200)
    assert.equal(heard.headers['content-type'], 'audio/mpeg')
    await pause(4000)
    const paced = heard.chunks.filter(({ at }) => at >= 1000 && at < 4000)
    const pace = paced.reduce((sum, { bytes }) => sum + bytes.length, 0) / 3
    assert(Math.abs(pace / bytesPerSecond - 1) < 0.2, `${pace} bytes a second`)
    assert(programme.includes(heard.bytes().subarray(2000, 6000)), 'this is not the programme')

    assert.equal(await listeners(icecast.port), 1)
    heard.leave()
    await until('Icecast to count nobody', async () => (await listeners(icecast.port)) === 0, 3000)
  })

  test('ends the stream when its source drops, and plays again when it is back', async () => {
    const { icecast, source, port } = await broadcast()
    const heard = await tuneIn(port)
    await source.stop()
    await until('the end', () => heard.ended)

    await until('404', async () => (await tuneIn(port)).status === 404)
    onClose((await startSource(icecast)).stop)
    const again = await tuneIn(port)
    assert.equal(again.status, 200)
    await until('sound', () => again.bytes().length > 1000)
    again.leave()
  })

  test('ends the stream when it is killed, and plays again after a restart', async () => {
    const { icecast, port } = await broadcast()
    const heard = await tuneIn(port)
    await icecast.stop('SIGKILL')
    await until('the end', () => heard.ended, 2000)
    assert.equal((await tuneIn(port)).status, 502)

    const restarted = await startIcecast({ port: icecast.port })
    onClose(() => restarted.stop())
    assert.equal((await tuneIn(port)).status, 404)
    onClose((await startSource(restarted)).stop)
    assert.equal((await tuneIn(port)).status, 200)
  })

  test('refuses a mount that is missing, is no audio, or is a page of Icecast', async () => {
    const { icecast } = await broadcast()
    onClose((await startSource(icecast, { mount: '/page', contentType: 'text/html' })).stop)
    const status = async (mount: string) =>
      (await tuneIn(await serveUpstream(icecast.port, { mount }))).status

    assert.equal(await status('/nothing'), 404)
    assert.equal(await status('/page'), 502)
    assert.equal(await status('/status.xsl'), 502)
    assert.equal(await status('/stream.m3u'), 502)
    assert.equal(await status('/admin/stats'), 502)
  })
})
