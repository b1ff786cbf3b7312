import { Sound, type SoundFault } from './sound'
import { OtherTabs } from './other-tabs'
import { rememberPlaying, wasPlaying } from './playing-memory'
import { initialStates, messages, type RadioState, type SoundName, type SoundStatus } from './radio-state'
import { choseRecording, rememberSound } from './sound-memory'
import { readVolume, rememberVolume } from './volume-memory'

/** The radio as its controls see it: a store of its state, and what a listener can do. */
export class RadioEngine {
  private state: RadioState
  private readonly listeners = new Set<() => void>()
  private readonly sound: Sound
  private readonly otherTabs = new OtherTabs(() => this.sound.stop('elsewhere'))
  private sleepTimer = 0
  /** Whether it started without a press on this page: a browser may then refuse to play. */
  private isResuming = false

  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly addresses: Readonly<Record<SoundName, string>>,
  ) {
    const sound = addresses.stream === '' || choseRecording() ? 'recording' : 'stream'
    this.state = { ...initialStates[sound], volume: readVolume(initialStates[sound].volume) }
    audio.volume = this.state.volume
    this.sound = new Sound(audio, this.onStatusChange)
    this.tune(sound)
    window.addEventListener('pagehide', this.onPageHide)
    window.addEventListener('online', this.onOnline)
  }

  readonly getState = (): RadioState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly play = (): void => {
    if (this.state.status !== 'idle') return
    this.isResuming = false
    this.sound.start()
  }

  /** Plays on after a full page load, if the page before was playing. */
  readonly resume = (): void => {
    if (!wasPlaying()) return
    this.isResuming = true
    this.sound.start()
  }

  /** Plays the other sound, for the rest of the visit. */
  readonly choose = (sound: SoundName): void => {
    rememberSound(sound)
    this.isResuming = false
    this.tune(sound)
    this.set({ sound, message: '' })
    this.sound.start()
  }

  readonly pause = (): void => this.sound.stop()

  readonly toggle = (): void => (this.state.status === 'idle' ? this.play() : this.pause())

  /** @param volume 0 to 1; anything above 0 ends muting */
  readonly setVolume = (volume: number): void => {
    const rounded = Math.min(1, Math.max(0, Math.round(volume * 100) / 100))
    this.audio.volume = rounded
    rememberVolume(rounded)
    this.setMuted(this.state.isMuted && rounded === 0)
    this.set({ volume: rounded })
  }

  readonly toggleMute = (): void => this.setMuted(!this.state.isMuted)

  /** Pauses after so many minutes; 0 switches the timer off. */
  readonly setSleep = (minutes: number): void => {
    window.clearTimeout(this.sleepTimer)
    if (minutes > 0) this.sleepTimer = window.setTimeout(this.pause, minutes * 60_000)
    this.set({ sleepMinutes: minutes })
  }

  private tune(sound: SoundName): void {
    this.sound.tune(this.addresses[sound], sound === 'stream')
  }

  private setMuted(isMuted: boolean): void {
    this.audio.muted = isMuted
    this.set({ isMuted })
  }

  private set(change: Partial<RadioState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private readonly onStatusChange = (status: SoundStatus, fault?: SoundFault): void => {
    // An earlier message stays until there is sound.
    if (status === 'connecting') this.set({ status })
    else this.set({ status, message: fault ? this.messageOf(fault, status) : '' })

    if (status === 'idle') this.otherTabs.leave()
    else this.otherTabs.silence()
    if (status === 'idle' && (!fault || fault === 'elsewhere')) this.setSleep(0)
  }

  private messageOf(fault: SoundFault, status: SoundStatus): string {
    if (fault === 'elsewhere') return messages.elsewhere
    if (!navigator.onLine) return messages.offline
    if (fault === 'lost' && this.state.sound === 'stream') return messages.stream
    // The status says that it connects again.
    if (status === 'reconnecting') return ''
    return this.isResuming ? messages.resume : messages.start
  }

  /** Play works again; a stream that was lost connects by itself. */
  private readonly onOnline = (): void => {
    if (this.state.status === 'idle' && this.state.message === messages.offline) this.set({ message: '' })
  }

  private readonly onPageHide = (): void => {
    if (this.state.status !== 'idle') rememberPlaying()
  }
}
