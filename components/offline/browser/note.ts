import { keep, stop } from './keeper'
import type { KeeperState } from './keeper-state'
import { NoteBox } from './note-box'
import { readRecord } from './record'
import { decline, hasDeclined, hasNoted, setNoted } from './said'
import { takeNew } from './versions'
import { countOf, installedOffer, wordsOf } from './words'

type Subject = 'version' | 'line' | 'offer' | 'keeping' | 'result'

/** What the reader should know, at the lower edge of the window. */
export class Note {
  readonly #box = new NoteBox()
  readonly root = this.#box.root
  #isPutOff = false
  /** What it says at the moment. */
  #about: Subject | undefined

  /**
   * Says what the reader should know of the state; nothing where there is nothing.
   * @param isInstalled whether the site has a window or an icon of its own here
   */
  show(state: KeeperState, isInstalled: boolean): void {
    const { isNew, status, record } = state
    if (isNew && !this.#isPutOff) {
      if (this.#about === 'version') return
      this.#say('version', 'A new version of this site is here.', {
        'Use it': () => this.#use(),
        Later: () => {
          this.#isPutOff = true
          this.#hide()
        },
      })
    } else if (this.#about === 'keeping') this.#sayProgress(state)
    else if (isInstalled && status === 'offered' && record && navigator.onLine) {
      if (this.#about === 'offer' || hasDeclined()) return
      this.#say('offer', installedOffer(record), {
        'Keep it': () => this.#keep(),
        'No, thanks': () => {
          decline()
          this.#hide()
        },
      })
    } else if (this.#about === 'version' || this.#about === 'offer') this.#hide()
    else if (this.#about === 'line' && navigator.onLine) this.#hide()
    else if (status === 'kept' && !navigator.onLine) this.#sayOffline()
  }

  /** Why a link to another site leads nowhere now. */
  explain(link: HTMLAnchorElement): void {
    this.#say('line', `You are offline, and ${link.hostname} is another site.`, {
      OK: () => this.#hide(),
      'Open it anyway': () => window.open(link.href, '_blank', 'noopener'),
    })
  }

  /** Once in a visit. */
  #sayOffline(): void {
    if (hasNoted()) return
    const record = readRecord()
    this.#say(
      'line',
      `You are offline. ${record ? countOf(record) : 'The pages'} can be read; the radio, news, and other sites need a connection.`,
      { OK: () => this.#hide() },
    )
    setNoted()
  }

  /** A browser may wait until the former version has had nothing to do for a while: Chromium up to half a minute. */
  #use(): void {
    this.#say('version', 'The new version opens in a moment.', {})
    takeNew()
  }

  #keep(): void {
    this.#about = 'keeping'
    void keep()
  }

  #sayProgress(state: KeeperState): void {
    const words = wordsOf(state)
    if (state.status === 'keeping') return this.#say('keeping', words, { Stop: stop })
    const close = { OK: () => this.#hide() }
    const isWorthAnother = state.status === 'failed'
    this.#say('result', words, isWorthAnother ? { 'Try again': () => this.#keep(), ...close } : close)
  }

  #hide(): void {
    this.#about = undefined
    this.#box.empty()
  }

  #say(about: Subject, words: string, choices: Readonly<Record<string, () => unknown>>): void {
    this.#about = about
    this.#box.fill(words, choices)
  }
}
