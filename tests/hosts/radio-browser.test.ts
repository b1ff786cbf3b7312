import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '../engines/reader'
import { ask } from '../lib/ask'
import { proxies } from '../lib/servers'
import { copySite } from '../lib/site'
import { missingTools, skipWithout } from '../lib/tools'
import { startRadioOrigin, type RadioOrigin } from '../lib/radio-origin'
import { until } from '../lib/until'

// A browser plays a real Icecast through each host's proxy.

const desktop = { width: 1280, height: 800 }
const button = 'main [data-island=load] button'

for (const { name, start, needs } of proxies) {
  const skip = skipWithout([...missingTools([needs, 'icecast2', 'ffmpeg']), ...chromium.packages()])

  describe(`Chromium behind ${name}`, { skip, timeout: 60_000 }, () => {
    let reader: import('../engines/reader').Reader
    let origin: RadioOrigin
    let url: string
    const closers: (() => unknown)[] = []
    before(async () => {
      const site = await copySite()
      origin = await startRadioOrigin(site, closers)
      const server = await start({ site, icecast: origin.relay.port })
      closers.push(() => server.stop())
      url = `http://127.0.0.1:${server.port}`
      reader = await chromium.start()
      closers.push(() => reader.close())
    })
    after(async () => {
      await Promise.all(closers.map((close) => close()))
    })

    const openRadio = async () => {
      await reader.open(`${url}/radio`, desktop)
      await until('the player', () =>
        reader.evaluate(() => document.querySelector('main [data-hydrated]') !== null),
      )
    }
    const playedSeconds = () => reader.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    const listeners = async () => {
      const status = await ask(origin.icecast.port, '/status-json.xsl')
      return JSON.parse(status.body.toString()).icestats.source?.listeners
    }

    test('play starts continuous sound, and pause ends the connection', async () => {
      await openRadio()
      assert.equal(origin.relay.count(), 0, 'connected before anybody pressed play')

      await reader.click(button)
      await until('sound', async () => (await playedSeconds()) > 0.5)
      const [from, began] = [await playedSeconds(), performance.now()]
      await pause(3000)
      const played = (await playedSeconds()) - from
      const passed = (performance.now() - began) / 1000
      assert(played > passed - 1, `${played.toFixed(1)} s of sound in ${passed.toFixed(1)} s`)
      assert.equal(await listeners(), 1)
      assert.equal(origin.relay.count(), 1, 'connected more than once')

      await reader.click(button)
      await until('Icecast to be left', async () => (await listeners()) === 0)
      assert.deepEqual(await complaints(), [])
    })

    const complaints = () => reader.evaluate(() => Reflect.get(window, 'recorded').complaints)
  })
}
