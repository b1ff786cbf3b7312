// Ticks that last. Fetched when somebody scrolls a page with checklists or touches one, and at once where ticks are
// stored (delivery/browser/page.ts). It changes nothing but which boxes are ticked: React finds the page as it was sent.

import { storedTicks, storeTicks } from './stored-ticks'

type Box = { input: HTMLInputElement; name: string }

/** The page's boxes. A box is named by a hash of its words; where a page says something twice, the second by its place, too. */
function boxes(): Box[] {
  const counts = new Map<string, number>()
  const inputs = document.querySelectorAll<HTMLInputElement>('tick-list input')
  return Array.from(inputs, (input) => {
    const count = (counts.get(input.value) ?? 0) + 1
    counts.set(input.value, count)
    return { input, name: count > 1 ? `${input.value}.${count}` : input.value }
  })
}

const save = () => storeTicks(boxes().flatMap(({ input, name }) => (input.checked ? name : [])))

/** Shows what is stored. */
function show(): void {
  const ticked = storedTicks()
  for (const { input, name } of boxes()) input.checked = ticked.includes(name)
}

/** An element of its own, so that it also starts in a page that comes while the radio keeps the document. */
class TickList extends HTMLElement {
  connectedCallback(): void {
    // In the next frame, as React puts a page in place just before its address.
    requestAnimationFrame(() => {
      this.#restore()
      this.addEventListener('change', save)
      this.querySelector('button')?.addEventListener('click', () => this.#clear())
    })
  }

  #restore(): void {
    const ticked = storedTicks()
    const own = boxes().filter(({ input }) => this.contains(input))
    // What somebody ticked before this script arrived stays.
    const isAhead = own.some(({ input, name }) => input.checked && !ticked.includes(name))
    for (const { input, name } of own) input.checked ||= ticked.includes(name)
    if (isAhead) storeTicks([...ticked, ...own.flatMap(({ input, name }) => (input.checked ? name : []))])
  }

  #clear(): void {
    const inputs = this.querySelectorAll('input')
    for (const input of inputs) input.checked = false
    // The button goes.
    inputs[inputs.length - 1]?.focus()
    save()
  }
}

customElements.define('tick-list', TickList)
// Another tab has changed them, or did while the browser kept this page for going back.
addEventListener('storage', show)
addEventListener('pageshow', ({ persisted }) => persisted && show())
