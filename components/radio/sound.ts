import type { SoundStatus } from './radio-state'
import { SoundGap } from './sound-gap'

/** Why the status changed: the browser refused to play, no sound comes from the address, or another tab plays. */
export type SoundFault = 'refused' | 'lost' | 'elsewhere'

type Report = (status: SoundStatus, fault?: SoundFault) => void

/** Milliseconds before each new attempt to connect; after the last one it gives up. */
const backoff = [1000, 2000, 4000, 8000, 16_000, 30_000]

/**
 * A live stream, or a recording that is repeated, on an <audio> element. Nothing is fetched before it starts, and a lost
 * connection is made again. Stopping drops the connection to a stream, and keeps the place in a recording.
 */
export class Sound {
  private address = ''
  private isLive = false
  private status: SoundStatus = 'idle'
  private readonly gap: SoundGap
  private retryTimer = 0
  private attempt = 0
  /** Raised with each connection: `play()` of an older one may still be rejected. */
  private connection = 0

  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly report: Report,
  ) {
    this.gap = new SoundGap(audio, this.onSilence, this.onLoss)
    audio.preload = 'none'
    audio.crossOrigin = 'anonymous'
    audio.addEventListener('playing', this.onPlaying)
    audio.addEventListener('timeupdate', this.onTimeUpdate)
    audio.addEventListener('error', this.onEnd)
    audio.addEventListener('ended', this.onEnd)
    audio.addEventListener('pause', this.onPause)
    window.addEventListener('online', this.onOnline)
  }

  /** Silently ends what plays, and gets ready to play another sound. */
  tune(address: string, isLive: boolean): void {
    this.disconnect()
    this.audio.removeAttribute('src')
    this.audio.loop = !isLive
    this.address = address
    this.isLive = isLive
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
    // Chromium goes on using what a stream's address once answered, even if that was nothing: hence the time.
    if (this.isLive) this.audio.src = `${this.address}#${Date.now()}`
    else if (!this.audio.hasAttribute('src') || this.audio.error) this.audio.src = this.address
    this.gap.restart()
    this.audio.play().catch((error: unknown) => {
      if (connection !== this.connection) return
      // Paused before the first sound: no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (this.status === 'connecting') this.stop(isRefused ? 'refused' : 'lost')
      else this.reconnect()
    })
  }

  private disconnect(): void {
    this.connection += 1
    this.gap.end()
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

  private readonly onPlaying = (): void => {
    this.attempt = 0
    this.setStatus('playing')
    this.gap.restart()
  }

  private readonly onTimeUpdate = (): void => {
    if (this.status === 'buffering') this.setStatus('playing')
    if (this.status === 'playing') this.gap.restart()
  }

  private readonly onSilence = (): void => {
    if (this.status === 'playing') this.setStatus('buffering')
  }

  private readonly onLoss = (): void => {
    if (this.status === 'connecting') this.stop('lost')
    else this.reconnect()
  }

  /** Removing `src` may fire `error` too. Not every browser rejects `play()` where nothing can be played. */
  private readonly onEnd = (): void => {
    if (this.isPlaying()) this.reconnect()
    else if (this.status === 'connecting' && this.audio.error) this.stop('lost')
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
    const isOn = this.status === 'playing' || this.status === 'buffering'
    return isOn && this.audio.hasAttribute('src')
  }
}
