import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { startIcecast, startSource } from '../lib/icecast'
import { closeAll, onClose, serveUpstream, tuneIn } from '../lib/radio'
import { missingTools, skipWithout } from '../lib/tools'
import { until } from '../lib/until'

const skip = skipWithout(missingTools(['icecast2', 'ffmpeg']))

after(closeAll)

// That it is heard, and at its pace, is in radio.test.ts and radio-browser.test.ts; what is refused of it is in
// delivery/preview/radio.test.ts.
describe('A real Icecast behind the preview’s proxy', { skip }, () => {
  async function broadcast() {
    const icecast = await startIcecast()
    onClose(() => icecast.stop())
    const source = await startSource(icecast)
    onClose(() => source.stop())
    return { icecast, source, port: await serveUpstream(icecast.port) }
  }

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
})
