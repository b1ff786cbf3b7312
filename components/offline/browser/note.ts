import { useNew } from './keeper'
import type { KeeperState } from './keeper-state'
import { readRecord } from './record'

const noted = 'offline-noted'

/** A quiet note at the lower edge of the window. */
export class Note {
  readonly root = Object.assign(document.createElement('aside'), { hidden: true, role: 'status' })
  #isPutOff = false
  /** What it says at the moment. */
  #about: 'version' | 'line' | undefined

  /** Says what the reader should know of the state; nothing where there is nothing. */
  show({ isNew, status }: KeeperState): void {
    if (isNew && !this.#isPutOff) {
      if (this.#about === 'version') return
      this.#say('A new version of this site is here.', { 'Use it': useNew, Later: () => this.#putOff() })
      this.#about = 'version'
    } else if (this.#about === 'version' || navigator.onLine) this.#hide()
    else if (status === 'kept') this.#sayOffline()
  }

  /** Why a link to another site leads nowhere now. */
  explain(link: HTMLAnchorElement): void {
    this.#say(`You are offline, and ${link.hostname} is another site.`, {
      OK: () => this.#hide(),
      'Open it anyway': () => window.open(link.href, '_blank', 'noopener'),
    })
  }

  /** Once in a visit. */
  #sayOffline(): void {
    if (readNoted()) return
    const pages = readRecord()?.pages
    this.#say(
      `You are offline. ${pages ? `All ${pages} pages` : 'The pages'} are here; the radio, news, ads, and other sites need a connection.`,
      { OK: () => this.#hide() },
    )
    writeNoted()
  }

  #putOff(): void {
    this.#isPutOff = true
    this.#hide()
  }

  #hide(): void {
    this.root.hidden = true
    this.#about = undefined
  }

  #say(words: string, choices: Readonly<Record<string, () => unknown>>): void {
    const text = Object.assign(document.createElement('p'), { textContent: words })
    const buttons = Object.entries(choices).map(([label, onclick]) =>
      Object.assign(document.createElement('button'), { type: 'button', textContent: label, onclick }),
    )
    this.root.replaceChildren(text, ...buttons)
    this.#about = 'line'
    this.root.hidden = false
  }
}

function readNoted(): boolean {
  try {
    return sessionStorage.getItem(noted) !== null
  } catch {
    return false
  }
}

function writeNoted(): void {
  try {
    sessionStorage.setItem(noted, '')
  } catch {
    // It is said again on the next page.
  }
}
