import { drop, keep, look, remove, stop } from './keeper'
import { keeperState, type KeeperState } from './keeper-state'
import { offersBeside, type Offer } from './offers'
import type { KeptItem } from './record'
import { actionsOf, labelOf, nameOf, sizeOf, wordsOf, type Action } from './words'

const act: Readonly<Record<Action, (choice?: string) => Promise<void>>> = {
  keep,
  stop,
  remove,
  removeAll: remove,
  look,
}

/** What the element says and offers once it is opened. */
export class Panel {
  readonly root = Object.assign(document.createElement('section'), { hidden: true })
  readonly #words = Object.assign(document.createElement('p'), { role: 'status' })
  readonly #items = document.createElement('ul')
  readonly #offers = document.createElement('fieldset')
  readonly #progress = Object.assign(document.createElement('progress'), { ariaLabel: 'Kept so far' })
  readonly #buttons = [0, 1].map(() => Object.assign(document.createElement('button'), { type: 'button' }))
  /** What the lists show. */
  #shown = ''
  /** In our words: a browser that translates the page has put others there. */
  #said = ''

  constructor() {
    this.root.append(this.#words, this.#items, this.#offers, this.#progress, ...this.#buttons)
  }

  /** @param isOfPage whether the page is what is chosen at first, and not the most */
  show(state: KeeperState, isOfPage: boolean): void {
    const offers = state.status === 'lost' ? [] : offersBeside(state.kept)
    const items = state.kept.length > 0 ? (state.record?.items ?? []) : []
    const shown = JSON.stringify([offers, items])
    if (this.#shown !== shown) {
      this.#shown = shown
      this.#items.replaceChildren(...items.map(itemOf))
      const legend = document.createElement('legend')
      legend.textContent = items.length > 0 ? 'Keep more:' : 'Keep:'
      this.#offers.replaceChildren(legend, ...offers.map(radioOf))
      const first = isOfPage ? this.#radios.at(0) : this.#radios.at(-1)
      if (first) first.checked = true
    }
    const actions = actionsOf(state, offers.length > 0)
    const choice = this.#radios.find(({ checked }) => checked)?.value
    const words = wordsOf(
      state,
      offers.find((offer) => offer.choice === choice),
    )
    // Read out once, not with each step of the progress.
    if (this.#said !== words) this.#words.replaceChildren(words)
    this.#said = words
    this.#items.hidden = items.length === 0
    this.#offers.hidden = offers.length === 0 || !actions.includes('keep')
    this.#offers.onchange = () => this.show(keeperState(), isOfPage)
    this.#progress.hidden = state.status !== 'keeping'
    this.#progress.value = state.progress
    // The same buttons throughout, so that the focus stays where it is.
    this.#buttons.forEach((button, place) => {
      const action = actions[place]
      button.hidden = !action
      if (!action) return
      button.textContent = labelOf[action]
      button.onclick = () => void act[action](choice)
    })
  }

  get #radios(): HTMLInputElement[] {
    return [...this.#offers.querySelectorAll('input')]
  }
}

function radioOf(offer: Offer): HTMLElement {
  const label = document.createElement('label')
  const radio = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'choice',
    value: offer.choice,
  })
  label.append(radio, `${nameOf(offer)}, ${sizeOf(offer.transfer)}`)
  return label
}

function itemOf({ choice, label, stored }: KeptItem): HTMLElement {
  const item = document.createElement('li')
  const isPage = choice.startsWith('/')
  const name = Object.assign(document.createElement(isPage ? 'a' : 'span'), { textContent: label })
  if (isPage) name.setAttribute('href', choice)
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Remove',
    ariaLabel: `Remove ${label}`,
    onclick: () => void drop(choice),
  })
  item.append(name, ` ${sizeOf(stored)} `, button)
  return item
}
