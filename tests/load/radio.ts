import { setTimeout as pause } from 'node:timers/promises'
import { startIcecast, startSource } from '../lib/icecast.mjs'
import type { Given, Host } from '../lib/servers.mjs'
import { tuneInMany, type Audience } from './listeners'
import { usageOf } from './usage'

const target = '/api/stream?port=8000'
/** Milliseconds until a new mount has its whole burst to give. */
const burstGathers = 5000
/** Icecast wants room for its source and for whoever asks for its status. */
const besideListeners = 20

export type RadioLoad = Audience & {
  asked: number
  seconds: number
  /** Bytes of memory for each listener. */
  serverMemory: number
  icecastMemory: number
  /** Of one core, by the server. */
  cpuShare: number
}

/** Lets many hear a real Icecast through a server for a while. */
export async function loadRadio(
  host: Host,
  { site, edits }: Given,
  listeners: number,
  seconds: number,
): Promise<RadioLoad> {
  const closers: (() => unknown)[] = []
  try {
    // A fresh one each time: memory that it has had once it does not give back.
    const icecast = await startIcecast({ clients: listeners + besideListeners })
    closers.push(() => icecast.stop())
    const source = await startSource(icecast)
    closers.push(() => source.stop())
    const server = await host.start({ site, edits, icecast: icecast.port })
    closers.push(() => server.stop())
    await pause(burstGathers)
    // Whatever is loaded for the first listener only is not counted.
    const first = await tuneInMany({ port: server.port, target, listeners: 1 })
    first.leave()
    await pause(500)

    const before = { server: await usageOf(server.pid), icecast: await usageOf(icecast.pid) }
    const { audience, leave } = await tuneInMany({ port: server.port, target, listeners })
    closers.push(leave)
    const start = { usage: await usageOf(server.pid), at: performance.now(), bytes: audience().bytes }
    await pause(seconds * 1000)
    const found = audience()
    const passed = (performance.now() - start.at) / 1000
    const after = { server: await usageOf(server.pid), icecast: await usageOf(icecast.pid) }
    const each = (name: 'server' | 'icecast') =>
      (after[name].bytes - before[name].bytes) / Math.max(1, found.playing)
    return {
      ...found,
      bytes: found.bytes - start.bytes,
      asked: listeners,
      seconds: passed,
      serverMemory: each('server'),
      icecastMemory: each('icecast'),
      cpuShare: (after.server.cpuSeconds - start.usage.cpuSeconds) / passed,
    }
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
