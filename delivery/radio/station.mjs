/** @typedef {import('node:stream').Writable} Listener */

/** Several frames at a time cost less than a timer for each, and no player notices. */
const tickMilliseconds = 100

/**
 * An endless station that repeats its frames at their real pace. There is one clock: whoever tunes in
 * hears what everybody hears. Nothing runs while nobody listens, yet the programme goes on.
 * @param {readonly import('./mp3-frames.mjs').Frame[]} frames
 * @param {{ burstSeconds?: number, patienceSeconds?: number }} [options] how much a new listener gets at
 *   once, so that the sound starts without delay (Chromium reads in blocks of 32 KB, which is 2 s: with 2 s it
 *   falters once or twice, with 4 s never); and after how long somebody who takes nothing has gone
 */
export function createStation(frames, { burstSeconds = 4, patienceSeconds = 30 } = {}) {
  const frameSeconds = frames[0]?.seconds
  if (frameSeconds === undefined) throw new Error('A station needs at least one frame to play.')

  const began = performance.now()
  const burst = Math.round(burstSeconds / frameSeconds)
  /** @type {Map<Listener, { next: number, heard: number }>} the frame that follows, and when one was taken */
  const listeners = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  /** The frame that is on the air. Starts one burst in, so that the first listener gets one too. */
  const onAir = () => burst + Math.floor((performance.now() - began) / 1000 / frameSeconds)

  /** @param {Listener} listener */
  function join(listener) {
    const now = onAir()
    listeners.set(listener, { next: now - burst, heard: performance.now() })
    listener.once('close', () => leave(listener))
    // The end of a connection is no fault of ours; 'close' follows.
    listener.on('error', () => {})
    timer ??= setInterval(tick, tickMilliseconds)
    serve(listener, now)
  }

  /** @param {Listener} listener */
  function leave(listener) {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function tick() {
    const now = onAir()
    for (const listener of listeners.keys()) serve(listener, now)
  }

  /**
   * Who has not taken the last bytes yet gets no more, so no memory gathers behind a slow line; once it is
   * free, it goes on with what it missed, or, where that is more than a burst, skips ahead.
   * @param {Listener} listener
   * @param {number} now
   */
  function serve(listener, now) {
    const state = listeners.get(listener)
    if (!state) return
    if (listener.destroyed || listener.writableEnded) return leave(listener)
    if (listener.writableLength > 0) {
      if (performance.now() - state.heard > patienceSeconds * 1000) listener.destroy()
      return
    }
    const from = Math.max(state.next, now - burst)
    state.next = now
    state.heard = performance.now()
    if (from < now) listener.write(cut(from, now))
  }

  /** The chunk cut last: all who keep up get the very same one. */
  let latest = { from: -1, to: -1, bytes: Buffer.alloc(0) }

  /**
   * @param {number} from
   * @param {number} to
   */
  function cut(from, to) {
    if (latest.from !== from || latest.to !== to) {
      const bytes = Array.from({ length: to - from }, (_, index) => frameAt(from + index))
      latest = { from, to, bytes: Buffer.concat(bytes) }
    }
    return latest.bytes
  }

  /** @param {number} position */
  function frameAt(position) {
    return frames[position % frames.length]?.bytes ?? Buffer.alloc(0)
  }

  return {
    join,
    /** How many listen now. */
    get audience() {
      return listeners.size
    },
    /** Ends every connection, and with the last one the timer. */
    close() {
      for (const listener of [...listeners.keys()]) {
        // Who takes nothing would never see an orderly end.
        if (listener.writableLength > 0) listener.destroy()
        else listener.end()
        leave(listener)
      }
    },
  }
}

/** @typedef {ReturnType<typeof createStation>} Station */
