import { rememberPlaying, wasPlaying } from './playing-memory'
import { readVolume, rememberVolume } from './volume-memory'

/** What listeners see and hear of the radio. */
export type RadioState = {
  status: 'idle' | 'connecting' | 'playing' | 'reconnecting'
  /** What went wrong, or nothing. */
  message: string
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** What the sleep timer was set to, in minutes; 0 when it is off. */
  sleepMinutes: number
}

export const messages = {
  start: 'Unable to start playback. Please try again.',
  stream: 'Stream temporarily unavailable.',
  resume: 'Press play to keep listening.',
} as const

export const initialState: RadioState = {
  status: 'idle',
  message: '',
  volume: 0.9,
  isMuted: false,
  sleepMinutes: 0,
}

/** Without a sound for so long, in ms, the connection counts as dead: no browser says so when a network goes. */
const stallPatience = 10_000
/** Waits before each new try to connect, in ms; after the last one the radio gives up. */
const backoff = [1000, 2000, 4000, 8000, 16_000, 30_000]

/**
 * A live station on an <audio> element. Live means live: nothing is fetched before play, pause drops the
 * connection, and what breaks in between is mended by connecting anew.
 */
export class RadioEngine {
  private state: RadioState = { ...initialState, volume: readVolume(initialState.volume) }
  private readonly listeners = new Set<() => void>()
  private watchdog = 0
  private retry = 0
  private sleep = 0
  private attempt = 0
  /** Whether this start was not asked for on this page: a browser may then refuse to make a sound. */
  private isResuming = false
  /** Raised with each connection, so that a promise of an older one is not taken for the current. */
  private connection = 0

  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly url: string,
  ) {
    audio.preload = 'none'
    audio.crossOrigin = 'anonymous'
    audio.volume = this.state.volume
    audio.addEventListener('playing', this.onPlaying)
    audio.addEventListener('timeupdate', this.onSound)
    audio.addEventListener('error', this.onLoss)
    audio.addEventListener('ended', this.onLoss)
    audio.addEventListener('pause', this.onPause)
    window.addEventListener('online', this.onOnline)
    window.addEventListener('pagehide', this.onPageHide)
  }

  readonly getState = (): RadioState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly play = (): void => {
    if (this.state.status !== 'idle') return
    this.attempt = 0
    this.set({ status: 'connecting' })
    this.connect()
  }

  /** Goes on playing after a full load, if the page before was playing. */
  readonly resume = (): void => {
    if (!wasPlaying()) return
    this.isResuming = true
    this.play()
  }

  readonly pause = (): void => {
    window.clearTimeout(this.sleep)
    this.disconnect()
    this.set({ status: 'idle', message: '', sleepMinutes: 0 })
  }

  readonly toggle = (): void => (this.state.status === 'idle' ? this.play() : this.pause())

  /** @param volume 0 to 1; anything above 0 ends muting */
  readonly setVolume = (volume: number): void => {
    const kept = Math.min(1, Math.max(0, Math.round(volume * 100) / 100))
    this.audio.volume = kept
    rememberVolume(kept)
    this.setMuted(this.state.isMuted && kept === 0)
    this.set({ volume: kept })
  }

  readonly toggleMute = (): void => this.setMuted(!this.state.isMuted)

  /** Stops the radio after so many minutes; 0 switches the timer off. */
  readonly setSleep = (minutes: number): void => {
    window.clearTimeout(this.sleep)
    if (minutes > 0) this.sleep = window.setTimeout(this.pause, minutes * 60_000)
    this.set({ sleepMinutes: minutes })
  }

  private connect(): void {
    window.clearTimeout(this.retry)
    const connection = ++this.connection
    this.audio.src = this.url
    this.watch()
    this.audio.play().catch((error: unknown) => {
      if (connection !== this.connection) return
      // Somebody paused before the sound came: that is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (this.state.status === 'connecting') this.giveUp(this.isResuming ? messages.resume : messages.start)
      else this.tryAgain()
    })
  }

  private disconnect(): void {
    this.isResuming = false
    this.connection += 1
    window.clearTimeout(this.watchdog)
    window.clearTimeout(this.retry)
    this.audio.pause()
    // Without this the browser goes on fetching, and resumes minutes behind the program.
    this.audio.removeAttribute('src')
    this.audio.load()
  }

  private giveUp(message: string): void {
    this.disconnect()
    this.set({ status: 'idle', message })
  }

  /** The sound has gone though nobody paused: connect again, later each time. */
  private tryAgain(): void {
    this.disconnect()
    const wait = backoff[this.attempt]
    if (wait === undefined) {
      this.giveUp(messages.stream)
      return
    }
    this.attempt += 1
    this.set({ status: 'reconnecting', message: messages.stream })
    // A quarter more or less, so that a server that comes back does not meet all its listeners at once.
    this.retry = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private watch(): void {
    window.clearTimeout(this.watchdog)
    this.watchdog = window.setTimeout(this.onStall, stallPatience)
  }

  private setMuted(isMuted: boolean): void {
    this.audio.muted = isMuted
    this.set({ isMuted })
  }

  private set(change: Partial<RadioState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private readonly onPlaying = (): void => {
    this.attempt = 0
    this.set({ status: 'playing', message: '' })
    this.watch()
  }

  private readonly onSound = (): void => {
    if (this.state.status === 'playing') this.watch()
  }

  private readonly onStall = (): void => {
    if (this.state.status === 'connecting') this.giveUp(messages.stream)
    else this.tryAgain()
  }

  private readonly onLoss = (): void => {
    // Taking the source away fires an error of its own. A first start that fails is told by play() itself.
    if (!this.audio.hasAttribute('src') || this.state.status !== 'playing') return
    this.tryAgain()
  }

  /** Headphones unplugged, another program took the sound: the element paused by itself. */
  private readonly onPause = (): void => {
    if (
      this.audio.hasAttribute('src') &&
      this.state.status === 'playing' &&
      !this.audio.ended &&
      !this.audio.error
    ) {
      this.pause()
    }
  }

  private readonly onPageHide = (): void => {
    if (this.state.status !== 'idle') rememberPlaying()
  }

  private readonly onOnline = (): void => {
    if (this.state.status !== 'reconnecting') return
    this.attempt = 0
    this.connect()
  }
}
