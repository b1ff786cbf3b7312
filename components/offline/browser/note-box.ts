import { dockedBoxes, keepClear, updateClearance } from '../../island/keep-clear'

/** A box at the lower edge of the window, above whatever else is docked there. */
export class NoteBox {
  /** Always there, and empty where there is nothing to say: screen readers announce what comes into it. */
  readonly root = Object.assign(document.createElement('div'), { role: 'status' })
  readonly #box = Object.assign(document.createElement('aside'), { role: 'note', ariaLabel: 'Offline' })
  readonly #words = document.createElement('p')
  /** In our words: a browser that translates the page has put others there. */
  #said = ''
  #letGo: (() => void) | undefined
  /** What had the focus before a button here had it. */
  #cameFrom: HTMLElement | undefined
  /** The radio's bar and the popup come and go. */
  readonly #observer = new MutationObserver(() => this.#place())

  constructor() {
    // Has the focus for a moment, where the button that had it is gone.
    this.#words.tabIndex = -1
    this.#box.addEventListener('focusin', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof HTMLElement && !this.#box.contains(relatedTarget)
      if (isOutside) this.#cameFrom = relatedTarget
    })
  }

  /** @param choices what each button does, by its label */
  fill(words: string, choices: Readonly<Record<string, () => unknown>>): void {
    // It says so already: nothing is announced again.
    if (this.#letGo && this.#said === words) return
    this.#said = words
    const hadFocus = this.#box.matches(':focus-within')
    this.#words.replaceChildren(words)
    const buttons = Object.entries(choices).map(([label, onclick]) =>
      Object.assign(document.createElement('button'), { type: 'button', textContent: label, onclick }),
    )
    this.#box.replaceChildren(this.#words, ...buttons)
    if (hadFocus) this.#words.focus()
    if (this.#letGo) return
    this.root.replaceChildren(this.#box)
    this.#letGo = keepClear(this.#box)
    this.#observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-docked', 'data-away'],
    })
    addEventListener('resize', this.#place)
    this.#place()
  }

  empty(): void {
    if (this.#box.matches(':focus-within')) this.#cameFrom?.focus()
    this.#observer.disconnect()
    removeEventListener('resize', this.#place)
    this.root.replaceChildren()
    this.#letGo?.()
    this.#letGo = undefined
  }

  readonly #place = (): void => {
    const tops = dockedBoxes(this.#box).map(({ top }) => top)
    this.#box.style.setProperty('--below', tops.length > 0 ? `${innerHeight - Math.min(...tops)}px` : '')
    updateClearance()
  }
}
