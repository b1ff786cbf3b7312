/** Milliseconds without sound after which a listener is told: Chromium reports a cut only 6 to 9 s later. */
const silence = 1500
/** Milliseconds after which the connection counts as lost: no event fires when a network goes away. */
const loss = 10_000

/** Notices that the sound of an <audio> element does not go on. */
export class SoundGap {
  private heardAt = 0
  private silenceTimer = 0
  private lossTimer = 0

  constructor(
    private readonly audio: HTMLAudioElement,
    private readonly onSilence: () => void,
    private readonly onLoss: () => void,
  ) {}

  /** To be called whenever there is sound, and when it should come. */
  restart(): void {
    this.end()
    this.heardAt = this.audio.currentTime
    this.silenceTimer = window.setTimeout(this.look, silence)
    this.lossTimer = window.setTimeout(this.onLoss, loss)
  }

  end(): void {
    window.clearTimeout(this.silenceTimer)
    window.clearTimeout(this.lossTimer)
  }

  /** A busy page may get its events late, although there is sound. */
  private readonly look = (): void => {
    if (this.audio.currentTime > this.heardAt) this.restart()
    else this.onSilence()
  }
}
