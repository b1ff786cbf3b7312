/**
 * Defines an element of its own, so that it also starts in a page that comes while the radio keeps the document. Its
 * script may come before the page has been parsed to its end. Where it throws, the page stays as it is, the element has
 * `data-fault` as if its script had not loaded, and the console says why.
 */
export function defineElement(name: string, start: (root: HTMLElement) => void): void {
  class StartedElement extends HTMLElement {
    connectedCallback(): void {
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.#start())
      else this.#start()
    }

    #start(): void {
      try {
        start(this)
      } catch (error) {
        console.error(`<${name}> does not work.`, error)
        this.dataset['fault'] = ''
      }
    }
  }
  customElements.define(name, StartedElement)
}
