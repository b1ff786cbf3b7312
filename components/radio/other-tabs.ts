/**
 * Lets one tab of the site play at a time: the one in which somebody pressed play last. The channel is open only while
 * the radio is on, so that it costs nothing before, and keeps no page out of the back/forward cache.
 */
export class OtherTabs {
  private channel: BroadcastChannel | undefined

  /** @param onPlay is called when another tab begins to play */
  constructor(private readonly onPlay: () => void) {}

  /** To be called when this tab begins to play; more calls change nothing. */
  readonly silence = (): void => {
    if (this.channel || !('BroadcastChannel' in window)) return
    try {
      this.channel = new BroadcastChannel('radio')
    } catch {
      // Firefox refuses it with the cookies: then each tab plays for itself.
      return
    }
    this.channel.onmessage = this.onPlay
    this.channel.postMessage('playing')
  }

  readonly leave = (): void => {
    this.channel?.close()
    this.channel = undefined
  }
}
