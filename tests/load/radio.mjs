import { setTimeout as pause } from 'node:timers/promises'
import { startIcecast, startSource } from '../lib/icecast.mjs'
import { tuneIn } from './listeners.mjs'
import { usageOf } from './processes.mjs'

/** What a page asks for when its reader presses play. */
const target = '/api/stream?port=8000'

/** Milliseconds until a new mount has its whole burst to give. */
const burstGathers = 5000

/** Icecast wants room for its source and whoever looks at its status. */
const besideListeners = 20

/**
 * @typedef {{ before: number, during: number, each: number }} Memory in bytes
 * @typedef {import('./listeners.mjs').Audience & {
 *   asked: number,
 *   seconds: number,
 *   server: Memory,
 *   icecast: Memory,
 *   cpuShare: number,
 * }} RadioLoad `cpuShare`: of one core, by the server, while all listen
 */

/**
 * Has many listeners hear a real Icecast through a server for a while.
 * @param {{
 *   start: (given: import('../lib/servers.mjs').Given) => Promise<import('../lib/servers.mjs').Server>,
 *   site: import('../lib/site.mjs').Fixture,
 *   edits?: [string, string][],
 *   listeners: number,
 *   seconds: number,
 * }} options
 * @returns {Promise<RadioLoad>}
 */
export async function loadRadio({ start, site, edits, listeners, seconds }) {
  /** @type {(() => unknown)[]} */
  const closers = []
  try {
    // A fresh one each time: memory that it has had once it does not give back.
    const icecast = await startIcecast({ clients: listeners + besideListeners })
    closers.push(() => icecast.stop())
    const source = await startSource(icecast)
    closers.push(() => source.stop())
    const server = await start({ site, icecast: icecast.port, edits })
    closers.push(() => server.stop())
    await pause(burstGathers)
    // What is loaded for the first listener only is no listener's share.
    const first = await tuneIn({ port: server.port, target, listeners: 1 })
    await pause(500)
    first.leave()
    await pause(500)

    const before = { server: await usageOf(server.pid), icecast: await usageOf(icecast.pid) }
    const { audience, leave } = await tuneIn({ port: server.port, target, listeners })
    closers.push(leave)
    const begun = { usage: await usageOf(server.pid), at: performance.now(), bytes: audience().bytes }
    await pause(seconds * 1000)
    const found = audience()
    const passed = (performance.now() - begun.at) / 1000
    const during = { server: await usageOf(server.pid), icecast: await usageOf(icecast.pid) }

    const memory = (/** @type {'server' | 'icecast'} */ name) => ({
      before: before[name].bytes,
      during: during[name].bytes,
      each: (during[name].bytes - before[name].bytes) / Math.max(1, found.playing),
    })
    return {
      ...found,
      bytes: found.bytes - begun.bytes,
      asked: listeners,
      seconds: passed,
      server: memory('server'),
      icecast: memory('icecast'),
      cpuShare: (during.server.cpuSeconds - begun.usage.cpuSeconds) / passed,
    }
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
