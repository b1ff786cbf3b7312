// Keeps the site, or parts of it, on this device, when its reader asks for it. Fetched when somebody first touches the element,
// and at once where the site is kept already (delivery/browser/triggers.ts). What it shows is in a shadow root, so that
// React finds the page as it was sent.

import { look, lookForMore } from './keeper'
import { keeperState, onKeeperChange } from './keeper-state'
import { Note } from './note'
import { Panel } from './panel'
import { styles } from './styles'

/** Looks only once in a page, whichever element is opened first. */
let hasLooked = false
const lookOnce = () => {
  if (hasLooked) return
  hasLooked = true
  void look()
}

class KeepSite extends HTMLElement {
  static readonly observedAttributes = ['data-installed']

  readonly #panel = new Panel()
  readonly #note = new Note()
  #forget = () => {}

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(document.createElement('slot'), this.#panel.root, this.#note.root)
  }

  connectedCallback(): void {
    this.#forget = onKeeperChange(this.#show)
    // It does not bubble.
    this.addEventListener('toggle', this.#show, true)
    addEventListener('offline', this.#show)
    addEventListener('online', this.#show)
    document.addEventListener('click', this.#explain)
    lookOnce()
    this.#show()
  }

  disconnectedCallback(): void {
    this.#forget()
    removeEventListener('offline', this.#show)
    removeEventListener('online', this.#show)
    document.removeEventListener('click', this.#explain)
  }

  /** Set by delivery/browser/when-installed.ts. */
  attributeChangedCallback(): void {
    this.#show()
  }

  readonly #show = () => {
    const state = keeperState()
    const isOpen = this.querySelector('details')?.open ?? false
    if (isOpen) void lookForMore()
    this.#panel.root.hidden = !isOpen
    this.#panel.show(state, this.closest('article') !== null)
    if (this.#isFirst) this.#note.show(state, this.dataset['installed'] !== undefined)
  }

  /** One of them speaks for all. */
  get #isFirst(): boolean {
    return document.querySelector('keep-site') === this
  }

  /** A browser's own error page would take the reader away from what is kept. */
  readonly #explain = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (navigator.onLine || !this.#isFirst || !link || link.origin === location.origin) return
    if (keeperState().status !== 'kept' || !link.protocol.startsWith('http')) return
    event.preventDefault()
    this.#note.explain(link)
  }
}

customElements.define('keep-site', KeepSite)
