import { keep, look, remove } from './keeper'
import type { KeeperState } from './keeper-state'
import { actions, labels, wordsOf, type Action } from './words'

const act: Readonly<Record<Action, () => Promise<void>>> = { keep, stop: remove, remove, look }

/** What the element says and offers once it is opened. */
export class Panel {
  readonly root = Object.assign(document.createElement('section'), { hidden: true })
  readonly #words = Object.assign(document.createElement('p'), { role: 'status' })
  readonly #progress = Object.assign(document.createElement('progress'), { ariaLabel: 'Kept so far' })
  readonly #buttons = [0, 1].map(() => Object.assign(document.createElement('button'), { type: 'button' }))

  constructor() {
    this.root.append(this.#words, this.#progress, ...this.#buttons)
  }

  show(state: KeeperState): void {
    const words = wordsOf(state)
    // Read out once, not with each step of the progress.
    if (this.#words.textContent !== words) this.#words.textContent = words
    this.#progress.hidden = state.status !== 'keeping'
    this.#progress.value = state.progress
    // The same buttons throughout, so that the focus stays where it is.
    this.#buttons.forEach((button, place) => {
      const action = actions[state.status][place]
      button.hidden = !action
      if (!action) return
      button.textContent = labels[action]
      button.onclick = () => void act[action]()
    })
  }
}
