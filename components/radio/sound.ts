import type { SoundStatus } from './radio-state'

/** Why the status changed: `play()` was refused at the start, the connection was lost, or another tab plays. */
export type SoundFault = 'refused' | 'lost' | 'elsewhere'

type Report = (status: SoundStatus, fault?: SoundFault) => void

/** Milliseconds without sound after which a connection counts as lost: no event fires when a network goes away. */
const stallTimeout = 10_000
/** Milliseconds before each new attempt to connect; after the last one it gives up. */
const backoff = [1000, 2000, 4000, 8000, 16_000, 30_000]

/**
 * A live stream, or a recording that is repeated, on an <audio> element. Nothing is fetched before it starts, and a lost
 * connection is made again. Stopping drops the connection to a stream, and keeps the place in a recording.
 */
export class Sound {
  private status: SoundStatus = 'idle'
  private stallTimer = 0
  private retryTimer = 0
  private attempt = 0
  /** Raised with each connection: `play()` of an older one may still be rejected. */
  private connection = 0

  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly url: string,
    private readonly isLive: boolean,
    private readonly report: Report,
  ) {
    audio.preload = 'none'
    audio.loop = !isLive
    audio.crossOrigin = 'anonymous'
    audio.addEventListener('playing', this.onPlaying)
    audio.addEventListener('timeupdate', this.onTimeUpdate)
    audio.addEventListener('error', this.onEnd)
    audio.addEventListener('ended', this.onEnd)
    audio.addEventListener('pause', this.onPause)
    window.addEventListener('online', this.onOnline)
  }

  start(): void {
    this.attempt = 0
    this.setStatus('connecting')
    this.connect()
  }

  stop(fault?: SoundFault): void {
    this.disconnect()
    this.setStatus('idle', fault)
  }

  private setStatus(status: SoundStatus, fault?: SoundFault): void {
    this.status = status
    this.report(status, fault)
  }

  private connect(): void {
    window.clearTimeout(this.retryTimer)
    const connection = ++this.connection
    if (this.isLive || !this.audio.hasAttribute('src') || this.audio.error) this.audio.src = this.url
    this.restartStallTimer()
    this.audio.play().catch((error: unknown) => {
      if (connection !== this.connection) return
      // Paused before the first sound: no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (this.status === 'connecting') this.stop('refused')
      else this.reconnect()
    })
  }

  private disconnect(): void {
    this.connection += 1
    window.clearTimeout(this.stallTimer)
    window.clearTimeout(this.retryTimer)
    this.audio.pause()
    if (!this.isLive) return
    // Otherwise the browser goes on downloading, and plays on from there, minutes behind the program.
    this.audio.removeAttribute('src')
    this.audio.load()
  }

  private reconnect(): void {
    const delay = backoff[this.attempt]
    if (delay === undefined) {
      this.stop('lost')
      return
    }
    this.disconnect()
    this.attempt += 1
    this.setStatus('reconnecting', 'lost')
    // A quarter more or less, so that listeners do not all return to a restarted server at once.
    this.retryTimer = window.setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2))
  }

  private restartStallTimer(): void {
    window.clearTimeout(this.stallTimer)
    this.stallTimer = window.setTimeout(this.onStall, stallTimeout)
  }

  private readonly onPlaying = (): void => {
    this.attempt = 0
    this.setStatus('playing')
    this.restartStallTimer()
  }

  private readonly onTimeUpdate = (): void => {
    if (this.status === 'playing') this.restartStallTimer()
  }

  private readonly onStall = (): void => {
    if (this.status === 'connecting') this.stop('lost')
    else this.reconnect()
  }

  /** Removing `src` fires `error` too, and a failed start rejects the promise of `play()`: both are ignored here. */
  private readonly onEnd = (): void => {
    if (this.isPlaying()) this.reconnect()
  }

  /** The browser paused by itself: headphones were unplugged, or another program took the sound. */
  private readonly onPause = (): void => {
    if (this.isPlaying() && !this.audio.ended && !this.audio.error) this.stop()
  }

  private readonly onOnline = (): void => {
    if (this.status !== 'reconnecting') return
    this.attempt = 0
    this.connect()
  }

  private isPlaying(): boolean {
    return this.audio.hasAttribute('src') && this.status === 'playing'
  }
}
