import type { Writable } from 'node:stream'
import type { Frame } from './mp3-frames'

export type Station = {
  join(listener: Writable): void
  /** How many listen now. */
  readonly audience: number
  /** Ends every connection, and the timer. */
  close(): void
}

type Options = {
  /**
   * What a new listener gets at once, so that playback starts without delay. Chromium reads in blocks of 32 KB, which
   * is 2 s: with 2 s it stalls once or twice, with 4 s never.
   */
  readonly burstSeconds?: number
  /** After how long a listener that reads nothing is disconnected. */
  readonly timeoutSeconds?: number
}

/** Several frames at a time need fewer timers, and no player notices. */
const tickMilliseconds = 100

/**
 * An endless station that repeats its frames in real time. There is one clock: all listeners hear the same. It sends
 * nothing while nobody listens, yet the programme goes on.
 */
export function createStation(
  frames: readonly Frame[],
  { burstSeconds = 4, timeoutSeconds = 30 }: Options = {},
): Station {
  const frameSeconds = frames[0]?.seconds
  if (frameSeconds === undefined) throw new Error('A station needs at least one frame to play.')

  const startedAt = performance.now()
  const burst = Math.round(burstSeconds / frameSeconds)
  const listeners = new Map<Writable, { nextFrame: number; lastRead: number }>()
  let timer: NodeJS.Timeout | undefined

  /** Starts one burst ahead, so that the first listener gets one too. */
  const currentFrame = () => burst + Math.floor((performance.now() - startedAt) / 1000 / frameSeconds)

  function join(listener: Writable): void {
    const now = currentFrame()
    listeners.set(listener, { nextFrame: now - burst, lastRead: performance.now() })
    listener.once('close', () => leave(listener))
    // A connection that breaks is normal; 'close' follows.
    listener.on('error', () => {})
    timer ??= setInterval(tick, tickMilliseconds)
    serve(listener, now)
  }

  function leave(listener: Writable): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function tick(): void {
    const now = currentFrame()
    for (const listener of listeners.keys()) serve(listener, now)
  }

  /**
   * Skips listeners whose buffer is not drained, so that slow connections use no memory. They resume where they
   * stopped, or skip ahead if they are more than a burst behind.
   */
  function serve(listener: Writable, now: number): void {
    const state = listeners.get(listener)
    if (!state) return
    if (listener.destroyed || listener.writableEnded) return leave(listener)
    if (listener.writableLength > 0) {
      if (performance.now() - state.lastRead > timeoutSeconds * 1000) listener.destroy()
      return
    }
    const from = Math.max(state.nextFrame, now - burst)
    state.nextFrame = now
    state.lastRead = performance.now()
    if (from < now) listener.write(bytesOf(from, now))
  }

  /** The last chunk: all listeners that are up to date get the same one. */
  let latest = { from: -1, to: -1, bytes: Buffer.alloc(0) }

  function bytesOf(from: number, to: number): Buffer {
    if (latest.from !== from || latest.to !== to) {
      const bytes = Array.from({ length: to - from }, (_, index) => frameAt(from + index))
      latest = { from, to, bytes: Buffer.concat(bytes) }
    }
    return latest.bytes
  }

  function frameAt(position: number): Buffer {
    return frames[position % frames.length]?.bytes ?? Buffer.alloc(0)
  }

  return {
    join,
    get audience() {
      return listeners.size
    },
    close() {
      for (const listener of [...listeners.keys()]) {
        // A stalled socket never flushes: destroy it.
        if (listener.writableLength > 0) listener.destroy()
        else listener.end()
        leave(listener)
      }
    },
  }
}
